import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export interface Membership {
  /** Milliseconds since the epoch. */
  vipUntil: number | null
  svipUntil: number | null
}

export const setMembership = (db: AccountDatabase, uid: number, membership: Membership) =>
  db
    .insert(memberships)
    .values({ uid, ...membership })
    .onConflictDoUpdate({ target: memberships.uid, set: membership })
