/** A browser's half of a push subscription, written from RFC 8291 and RFC 8188 without the library that sends. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]))

async function derive(secret: BufferSource, salt: BufferSource, info: Uint8Array<ArrayBuffer>, bytes: number) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8)
  return new Uint8Array(bits)
}

export interface PushBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** Reads a message as the browser would; throws when it is not for this browser. */
  read(body: Uint8Array<ArrayBuffer>): Promise<string>
}

export async function newPushBrowser(endpoint: string): Promise<PushBrowser> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const own = (await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair
  const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', own.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  return {
    subscription: { endpoint, p256dh: base64Url(publicKey), auth: base64Url(auth) },
    async read(body) {
      const salt = body.slice(0, 16)
      const keyBytes = body[20] ?? 0
      const sender = body.slice(21, 21 + keyBytes)
      const senderKey = await crypto.subtle.importKey('raw', sender, curve, false, [])
      const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey }, own.privateKey, 256)
      const info = joined(bytesOf('WebPush: info\0'), publicKey, sender)
      const secret = await derive(shared, auth, info, 32)
      const key = await derive(secret, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16)
      const iv = await derive(secret, salt, bytesOf('Content-Encoding: nonce\0'), 12)
      const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const padded = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + keyBytes)),
      )
      return new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)))
    },
  }
}

/** Whether an `authorization` header is signed by this key, for this push service (RFC 8292). */
export async function isSignedBy(authorization: string, publicKey: string, origin: string): Promise<boolean> {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const verifier = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), curve, false, ['verify'])
  const isTrue = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    fromBase64Url(signature),
    bytesOf(`${head}.${claims}`),
  )
  const { aud, exp, sub } = JSON.parse(new TextDecoder().decode(fromBase64Url(claims)))
  return isTrue && key === publicKey && aud === origin && exp > Date.now() / 1000 && /^(mailto|https):/.test(sub)
}
