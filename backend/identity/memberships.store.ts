import type { Database } from '#backend/db/database.ts'
import { memberships } from '#backend/db/schema/memberships.ts'

export interface Membership {
  /** Milliseconds since the epoch. */
  vipUntil: number | null
  svipUntil: number | null
}

export const setMembership = (db: Database, uid: number, membership: Membership) =>
  db
    .insert(memberships)
    .values({ uid, ...membership })
    .onConflictDoUpdate({ target: memberships.uid, set: membership })
