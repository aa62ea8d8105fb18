const encoder = new TextEncoder()
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256, hex: the database stores this instead of a secret token. */
export const digestOf = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

/** SHA-256, hex, of several parts; a file is digested by itself. */
export async function digestOfAll(parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<string> {
  const digests = await Promise.all(
    parts.map(async (part) =>
      typeof part === 'string' ? digestOf(part) : hex(await crypto.subtle.digest('SHA-256', part)),
    ),
  )
  return digestOf(digests.join(' '))
}

/** HMAC-SHA256, hex: for values so short that they could be guessed from their plain digest. */
export async function hmacOf(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

/** 256 random bits, base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Compares two digests in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}
