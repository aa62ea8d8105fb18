import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'

/**
 * Seals card numbers with AES-256-GCM. `CARD_KEYS` has the keys, `<id>:<64 hex digits>` with commas between them; the first
 * one seals, all of them open, so a new key is put in front and the old one stays as long as cards have its id.
 */

const KEY = /^([a-z0-9_-]{1,20}):([0-9a-f]{64})$/
const NONCE_BYTES = 12

interface CardKey {
  id: string
  hex: string
  bytes: Uint8Array<ArrayBuffer>
}

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The keys, the one that seals first; none when the setting is missing or is not of this form. */
function keysOf({ CARD_KEYS = '' }: Pick<Env, 'CARD_KEYS'>): CardKey[] {
  const keys: CardKey[] = []
  for (const part of CARD_KEYS.split(',').map((text) => text.trim())) {
    const [, id, hex] = KEY.exec(part) ?? []
    if (id === undefined || hex === undefined) return []
    keys.push({ id, hex, bytes: bytesOfHex(hex) })
  }
  return keys
}

export const hasCardKey = (env: Pick<Env, 'CARD_KEYS'>): boolean => keysOf(env).length > 0

const cipherKey = ({ bytes }: CardKey, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use])

/** A number is sealed for its goods: in another row it does not open. */
const forGoods = (goodsId: number) => new TextEncoder().encode(`card of goods ${goodsId}`)

const digestWith = ({ hex }: CardKey, number: string) => hmacOf(hex, `card number ${number}`)

export interface SealedCard {
  sealed: string
  keyId: string
  digest: string
}

/**
 * Seals a number; null without a key. `known`: its digests under all keys, by which the same number is found that was
 * sealed with an earlier one.
 */
export async function sealCard(
  env: Pick<Env, 'CARD_KEYS'>,
  goodsId: number,
  number: string,
): Promise<(SealedCard & { known: string[] }) | null> {
  const keys = keysOf(env)
  const [first] = keys
  if (!first) return null
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const cipher = { name: 'AES-GCM', iv: nonce, additionalData: forGoods(goodsId) }
  const text = new TextEncoder().encode(number)
  const sealed = await crypto.subtle.encrypt(cipher, await cipherKey(first, 'encrypt'), text)
  const known = await Promise.all(keys.map((key) => digestWith(key, number)))
  return { sealed: hexOf(nonce) + hexOf(new Uint8Array(sealed)), keyId: first.id, digest: known[0] ?? '', known }
}

/** The number of a card; null when its key is missing. Throws for a card that was changed. */
export async function openCard(
  env: Pick<Env, 'CARD_KEYS'>,
  { goodsId, sealed, keyId }: { goodsId: number; sealed: string; keyId: string },
): Promise<string | null> {
  const key = keysOf(env).find(({ id }) => id === keyId)
  if (!key) return null
  const bytes = bytesOfHex(sealed)
  const cipher = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES), additionalData: forGoods(goodsId) }
  const text = await crypto.subtle.decrypt(cipher, await cipherKey(key, 'decrypt'), bytes.slice(NONCE_BYTES))
  return new TextDecoder().decode(text)
}
