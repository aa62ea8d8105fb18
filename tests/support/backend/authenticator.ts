/** An authenticator as a browser reaches it: makes one passkey (ES256, attestation `none`) and signs with it. */

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value)
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const joined = (...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Major type and length of a CBOR item of less than 64 KiB. */
function head(major: number, length: number): number[] {
  if (length < 24) return [(major << 5) | length]
  return length < 256 ? [(major << 5) | 24, length] : [(major << 5) | 25, length >> 8, length & 255]
}
const cborText = (value: string) => joined(head(3, value.length), text(value))
const cborBytes = (value: Uint8Array) => joined(head(2, value.length), value)

/** A signature of WebCrypto, which is two numbers side by side, as DER. */
function asDer(signature: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const short = [...bytes.slice(start)]
    const whole = (short[0] ?? 0) > 127 ? [0, ...short] : short
    return [2, whole.length, ...whole]
  }
  const both = [...number(signature.slice(0, 32)), ...number(signature.slice(32))]
  return Uint8Array.from([0x30, both.length, ...both])
}

const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

export interface Answering {
  origin: string
  /** Instead of the host of the options. */
  host?: string
  isVerified?: boolean
  /** Instead of one more than the last. */
  counter?: number
}

export async function makeAuthenticator() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const idBytes = crypto.getRandomValues(new Uint8Array(32))
  const id = base64url(idBytes)
  let count = 0

  const dataOf = async (host: string, isVerified: boolean, counter: number, more: Uint8Array, flags = 0) =>
    joined(
      await sha256(text(host)),
      [PRESENT | (isVerified ? VERIFIED : 0) | flags],
      [counter >>> 24, (counter >>> 16) & 255, (counter >>> 8) & 255, counter & 255],
      more,
    )
  const clientData = (type: string, challenge: string, origin: string): Uint8Array<ArrayBuffer> =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const publicParts = (clientDataJSON: Uint8Array<ArrayBuffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientDataJSON,
  })

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    async create(options: string, { origin, host, isVerified = true }: Answering): Promise<string> {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } }
      const cose = joined(
        [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21],
        cborBytes(raw.slice(1, 33)),
        [0x22],
        cborBytes(raw.slice(33)),
      )
      const key = joined(new Uint8Array(16), [0, idBytes.length], idBytes, cose)
      const authData = await dataOf(host ?? rp.id, isVerified, count, key, WITH_KEY)
      const attestation = joined(
        [0xa3],
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Uint8Array.of(0xa0)],
        ...[cborText('authData'), cborBytes(authData)],
      )
      const { clientDataJSON, ...parts } = publicParts(clientData('webauthn.create', challenge, origin))
      const response = {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return JSON.stringify({ ...parts, response, clientExtensionResults: {} })
    },
    /** Answers `navigator.credentials.get`. */
    async sign(options: string, { origin, host, isVerified = true, counter }: Answering): Promise<string> {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
      count = counter ?? count + 1
      const authData = await dataOf(host ?? rpId, isVerified, count, new Uint8Array(0))
      const { clientDataJSON, ...parts } = publicParts(clientData('webauthn.get', challenge, origin))
      const signed = joined(authData, await sha256(clientDataJSON))
      const signature = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed),
      )
      const response = {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authData),
        signature: base64url(asDer(signature)),
      }
      return JSON.stringify({ ...parts, response, clientExtensionResults: {} })
    },
  }
}
