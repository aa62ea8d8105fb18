import type { UserContext } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import { type BrandVersion, isKnownRecord, latestVersion } from './brands.store.ts'

/** KV may answer with what it had before for about so long after a change. */
const SPREAD_MS = 5 * 60_000

/** The record of a brand as it is now. */
export interface BrandNow {
  /** Null: there is no such brand. */
  text: string | null
  /** The last version that is stored; null: none. */
  version: number | null
  /** `npm run brand` has put it since the last version. */
  isPut: boolean
}

/** As `npm run brand` writes it. */
export const plainText = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/**
 * What KV holds, unless it may still hold what was there before the last version: then that. What nobody has published here is
 * newer, however old the last version is.
 */
export async function brandNow(
  { env, accountDb, now }: UserContext,
  id: string,
  { stored, latest }: { stored?: string | null | undefined; latest?: BrandVersion | undefined } = {},
): Promise<BrandNow> {
  const [kept, last] = await Promise.all([
    stored === undefined ? env.BRANDS.get(`brand:${id}`) : stored,
    latest ?? latestVersion(accountDb, id),
  ])
  const text = kept === null ? null : plainText(kept)
  if (!last) return { text, version: null, isPut: text !== null }
  // An empty one says that the brand is retired.
  const asPublished = { text: last.record || null, version: last.id, isPut: false }
  if ((text ?? '') === last.record) return asPublished
  const isFresh = now - last.createdAt < SPREAD_MS
  if (isFresh && (text === null || (await isKnownRecord(accountDb, id, text)))) return asPublished
  return { text, version: last.id, isPut: text !== null }
}

/** Names a record, to be given back with a change of it. */
export const revisionOf = ({ text }: Pick<BrandNow, 'text'>): Promise<string> =>
  text === null ? Promise.resolve('') : digestOf(text)
