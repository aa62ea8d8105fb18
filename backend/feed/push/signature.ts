/** Headers of a signed feed request. */
export const TIMESTAMP_HEADER = 'x-feed-timestamp'
export const SIGNATURE_HEADER = 'x-feed-signature'

const WINDOW_MS = 5 * 60_000

const encoder = new TextEncoder()

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const messageOf = (timestamp: string, body: string) => encoder.encode(`${timestamp}.${body}`)

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * The headers that sign a feed request: HMAC-SHA256 over `<timestamp>.<body>`, in hexadecimal; `now` in
 * milliseconds since the epoch.
 */
export async function signedHeaders(secret: string, body: string, now: number): Promise<Record<string, string>> {
  const timestamp = String(now)
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), messageOf(timestamp, body))
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: toHex(signature), 'content-type': 'application/json' }
}

/** Whether the body was signed with the secret within the last five minutes. Compares in constant time. */
export async function isSigned(secret: string, headers: Headers, body: string, now: number): Promise<boolean> {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? ''
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  if (!/^\d{13}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(timestamp)) > WINDOW_MS) return false
  return crypto.subtle.verify('HMAC', await keyOf(secret), fromHex(signature), messageOf(timestamp, body))
}
