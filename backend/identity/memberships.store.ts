import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Tier } from '#contract/membership-rules.ts'

export interface Membership {
  /** Milliseconds since the epoch. */
  vipUntil: number | null
  svipUntil: number | null
}

export type MembershipRow = typeof memberships.$inferSelect

export const setMembership = (db: AccountDatabase, uid: number, membership: Membership) =>
  db
    .insert(memberships)
    .values({ uid, ...membership })
    .onConflictDoUpdate({ target: memberships.uid, set: membership })

const laterOf = (column: typeof memberships.vipUntil | typeof memberships.svipUntil, end: number | null): SQL =>
  end === null ? sql`${column}` : sql`max(coalesce(${column}, 0), ${end})`

/**
 * Moves ends to these where a condition holds, never back; null: that one stays. `noticeAt`: when the next notice about
 * an end is due.
 */
export const extendMembership = (
  db: AccountDatabase,
  { uid, vipUntil, svipUntil, noticeAt }: MembershipRow,
  condition: SQL,
) =>
  db
    .insert(memberships)
    .select(sql`select ${uid}, ${vipUntil}, ${svipUntil}, ${noticeAt} where ${condition}`)
    .onConflictDoUpdate({
      target: memberships.uid,
      set: {
        vipUntil: laterOf(memberships.vipUntil, vipUntil),
        svipUntil: laterOf(memberships.svipUntil, svipUntil),
        noticeAt,
      },
    })

/** Takes milliseconds off the end of a tier where a condition holds. `noticeAt`: as in `extendMembership`. */
export const shortenMembership = (
  db: AccountDatabase,
  { uid, tier, ms, noticeAt }: Pick<MembershipRow, 'uid' | 'noticeAt'> & { tier: Tier; ms: number },
  condition: SQL,
) =>
  db
    .update(memberships)
    .set({
      ...(tier === 'vip'
        ? { vipUntil: sql`max(${memberships.vipUntil} - ${ms}, 0)` }
        : { svipUntil: sql`max(${memberships.svipUntil} - ${ms}, 0)` }),
      noticeAt,
    })
    .where(and(eq(memberships.uid, uid), condition))

export const findMembership = async (db: AccountDatabase, uid: number): Promise<Membership | undefined> =>
  (await db.select().from(memberships).where(eq(memberships.uid, uid)))[0]

/** The memberships of these users, as far as they ever had one. */
export const readMemberships = (db: AccountDatabase, uids: readonly number[]): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(sql`${memberships.uid} in (select value from json_each(${JSON.stringify(uids)}))`)

/** Memberships about whose end a notice is due, the oldest first. */
export const readDueNotices = (db: AccountDatabase, now: number, limit: number): Promise<MembershipRow[]> =>
  db.select().from(memberships).where(lte(memberships.noticeAt, now)).orderBy(asc(memberships.noticeAt)).limit(limit)

/** Sets when the next notice is due, unless it was changed meanwhile. */
export const setNextNotice = (
  db: AccountDatabase,
  { uid, noticeAt }: Pick<MembershipRow, 'uid' | 'noticeAt'>,
  next: number | null,
) =>
  db
    .update(memberships)
    .set({ noticeAt: next })
    .where(and(eq(memberships.uid, uid), sql`${memberships.noticeAt} is ${noticeAt}`))
