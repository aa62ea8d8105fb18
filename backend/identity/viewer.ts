import { LRUCache } from 'lru-cache'
import type { Viewer } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Role } from '#contract/call.ts'
import type { Tier } from '#contract/membership-rules.ts'
import { SESSION_DAYS } from '#contract/retention-rules.ts'
import type { Membership } from './memberships.store.ts'
import { findSession, touchSession } from './sessions.store.ts'

export const SESSION_MS = SESSION_DAYS * 24 * 3_600_000
/** How often the last use of a session is written. */
const TOUCH_MS = 10 * 60_000
/** How long an isolate caches a token's viewer: changes by other isolates take effect within this time. */
const CACHE_MS = 2000
const CACHE_ENTRIES_MAX = 5000

interface CachedViewer {
  viewer: Viewer
  until: number
}

/** How often sessions were dropped from the cache. */
let clears = 0
const cache = new LRUCache<string, CachedViewer>({ max: CACHE_ENTRIES_MAX })

/** Drops a user's sessions from this isolate's cache: call it whenever sessions end or the user's rights change. */
export function clearViewerCache(uid: number): void {
  clears++
  for (const [hash, { viewer }] of cache) if (viewer.uid === uid) cache.delete(hash)
}

/** The higher membership that lasts. */
export const tierAt = ({ vipUntil, svipUntil }: Membership, now: number): Tier | undefined =>
  (svipUntil ?? 0) > now ? 'svip' : (vipUntil ?? 0) > now ? 'vip' : undefined

/** Granted roles, and `vip` and `svip` while the membership lasts. */
export function rolesAt(row: Membership & { roles: Role[] }, now: number): Role[] {
  const tier = tierAt(row, now)
  const granted = row.roles.filter((role) => role !== 'vip' && role !== 'svip')
  return [...(tier ? (['vip'] as const) : []), ...(tier === 'svip' ? (['svip'] as const) : []), ...granted]
}

/** The viewer of a token; null when it is unknown, its session has ended or the user is banned. */
export async function viewerOf(
  db: AccountDatabase,
  token: string,
  now: number,
  defer: (work: Promise<unknown>) => void,
): Promise<Viewer | null> {
  const hash = await digestOf(token)
  const cached = cache.get(hash)
  if (cached && cached.until > Date.now()) return cached.viewer
  const before = clears
  const row = await findSession(db, hash, now)
  const viewer = row && row.bannedAt === null ? { uid: row.uid, sessionId: row.id, roles: rolesAt(row, now) } : null
  if (row && now - row.seenAt > TOUCH_MS) defer(touchSession(db, row.id, now, now + SESSION_MS).execute())
  // An unknown token is not cached: its session may just be beginning. Nor is what may have been read before a change.
  if (viewer && clears === before) cache.set(hash, { viewer, until: Date.now() + CACHE_MS })
  return viewer
}
