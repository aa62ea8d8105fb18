import { LRUCache } from 'lru-cache'
import { readBrand } from '#backend/core/brand.ts'
import type { Env } from '#backend/core/env.ts'
import { type CrowdPart, crowdPartOf } from '#backend/crowd/crowd.ts'
import type { Brand } from '#brands/brand.ts'
import { ROOM_MS } from './known-rooms.ts'

const brands = new LRUCache<string, { brand: Brand | undefined }>({ max: 1000, ttl: ROOM_MS })
const NO_FEATURES: readonly string[] = []

/** A brand as far as chats are concerned, in the visitor's country. Outside a site there is no brand to ask. */
export async function chatOf(
  env: Env,
  id: string | undefined,
  country: string | undefined,
): Promise<{ hasChat: boolean; crowd?: CrowdPart | undefined }> {
  if (id === undefined) return { hasChat: true }
  const known = brands.get(id) ?? { brand: await readBrand({ env, brand: id }) }
  brands.set(id, known, { noUpdateTTL: true })
  const { features, featuresOffByCountry: off = {} } = known.brand ?? {}
  const offHere = country !== undefined && Object.hasOwn(off, country) ? (off[country] ?? NO_FEATURES) : NO_FEATURES
  return {
    hasChat: features?.chat === true && !offHere.includes('chat'),
    crowd: crowdPartOf(env, known.brand, offHere),
  }
}
