import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { bytesOfHex, hexOf, openBytes, type SealKey, sealBytes, sealKeysOf } from '#backend/core/sealing.ts'

/** Card numbers are sealed with the keys of `CARD_KEYS`. */
const keysOf = ({ CARD_KEYS }: Pick<Env, 'CARD_KEYS'>): SealKey[] => sealKeysOf(CARD_KEYS)

export const hasCardKey = (env: Pick<Env, 'CARD_KEYS'>): boolean => keysOf(env).length > 0

/** A number is sealed for its goods: in another row it does not open. */
const forGoods = (goodsId: number): string => `card of goods ${goodsId}`

const digestWith = ({ hex }: SealKey, number: string) => hmacOf(hex, `card number ${number}`)

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
  const sealed = await sealBytes(first, forGoods(goodsId), new TextEncoder().encode(number))
  const known = await Promise.all(keys.map((key) => digestWith(key, number)))
  return { sealed: hexOf(sealed), keyId: first.id, digest: known[0] ?? '', known }
}

/** The number of a card; null when its key is missing. Throws for a card that was changed. */
export async function openCard(
  env: Pick<Env, 'CARD_KEYS'>,
  { goodsId, sealed, keyId }: { goodsId: number; sealed: string; keyId: string },
): Promise<string | null> {
  const key = keysOf(env).find(({ id }) => id === keyId)
  if (!key) return null
  return new TextDecoder().decode(await openBytes(key, forGoods(goodsId), bytesOfHex(sealed)))
}
