import { LRUCache } from 'lru-cache'
import type { Viewer } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import type { Database } from '#backend/db/database.ts'
import type { Role } from '#contract/call.ts'
import { findSession, touchSession } from './sessions.store.ts'

/** A session that is used lives on for so long. */
export const SESSION_MS = 30 * 24 * 3_600_000
/** How often the use of a session is written down. */
const TOUCH_MS = 10 * 60_000
/** How long this isolate believes what it read about a token; another isolate's change shows no later. */
const BELIEVED_MS = 2000
const BELIEVED_MAX = 5000

interface Believed {
  viewer: Viewer | null
  until: number
}

const believed = new LRUCache<string, Believed>({ max: BELIEVED_MAX })

/** Forgets what is believed of a user's sessions: call it whenever they end or her rights change. */
export function forgetViewer(uid: number): void {
  for (const [hash, { viewer }] of believed) if (viewer?.uid === uid) believed.delete(hash)
}

/** Granted roles, and those that follow from memberships. */
export function rolesAt(
  row: { roles: Role[]; vipUntil: number | null; svipUntil: number | null },
  now: number,
): Role[] {
  const isSvip = (row.svipUntil ?? 0) > now
  const isVip = isSvip || (row.vipUntil ?? 0) > now
  const granted = row.roles.filter((role) => role !== 'vip' && role !== 'svip')
  return [...(isVip ? (['vip'] as const) : []), ...(isSvip ? (['svip'] as const) : []), ...granted]
}

/** Who holds a token; null for a token that is nobody's, ended, or of somebody banned. */
export async function viewerOf(
  db: Database,
  token: string,
  now: number,
  defer: (work: Promise<unknown>) => void,
): Promise<Viewer | null> {
  const hash = await digestOf(token)
  const known = believed.get(hash)
  if (known && known.until > Date.now()) return known.viewer
  const row = await findSession(db, hash, now)
  const viewer = row && row.bannedAt === null ? { uid: row.uid, sessionId: row.id, roles: rolesAt(row, now) } : null
  if (row && now - row.seenAt > TOUCH_MS) defer(touchSession(db, row.id, now, now + SESSION_MS).execute())
  // A token that is nobody's may become somebody's in a moment: only what is known is believed.
  if (viewer) believed.set(hash, { viewer, until: Date.now() + BELIEVED_MS })
  return viewer
}
