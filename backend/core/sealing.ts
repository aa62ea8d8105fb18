/**
 * Seals what only some may read with AES-256-GCM. A setting has the keys, `<id>:<64 hex digits>` with commas between
 * them; the first one seals, all of them open, so a new key is put in front and the old one stays as long as something
 * has its id.
 */

const KEY = /^([a-z0-9_-]{1,20}):([0-9a-f]{64})$/
const NONCE_BYTES = 12

export interface SealKey {
  id: string
  hex: string
}

type Bytes = Uint8Array<ArrayBuffer>

export const bytesOfHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The keys, the one that seals first; none when the setting is missing or is not of this form. */
export function sealKeysOf(setting = ''): SealKey[] {
  const keys: SealKey[] = []
  for (const part of setting.split(',').map((text) => text.trim())) {
    const [, id, hex] = KEY.exec(part) ?? []
    if (id === undefined || hex === undefined) return []
    keys.push({ id, hex })
  }
  return keys
}

const cipherKey = ({ hex }: SealKey, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytesOfHex(hex), 'AES-GCM', false, [use])

const cipherFor = (nonce: Bytes, place: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
})

/** Nonce and sealed bytes. Sealed for one `place`, e.g. `card of goods 7`: elsewhere they do not open. */
export async function sealBytes(key: SealKey, place: string, bytes: Bytes): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(cipherFor(nonce, place), await cipherKey(key, 'encrypt'), bytes)
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(sealed), NONCE_BYTES)
  return whole
}

/** What was sealed for this place. Throws for what was changed. */
export async function openBytes(key: SealKey, place: string, sealed: Bytes): Promise<Bytes> {
  const cipher = cipherFor(sealed.slice(0, NONCE_BYTES), place)
  return new Uint8Array(await crypto.subtle.decrypt(cipher, await cipherKey(key, 'decrypt'), sealed.slice(NONCE_BYTES)))
}
