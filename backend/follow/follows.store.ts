import { and, count, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { fanCounts, follows } from '#backend/db/accounts/schema/follows.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { holdsRole, rolesOf } from '#backend/identity/roles.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import { isAmong } from '#backend/match/match-status.store.ts'
import type { Role } from '#contract/call.ts'
import type { FollowKind } from '#contract/follow.ts'

/** How many a user may follow: anybody may request the list and its count. */
export const FOLLOWS_MAX = 5000
/** A list of fans has the newest this many. */
export const FANS_LISTED_MAX = 1000

/** Experts and streamers are stored as users; a streamer without an account as `anchor`. */
export type StoredKind = Exclude<FollowKind, 'expert'>

export interface FollowQuery {
  uid: number
  /** `isFollowed` says whether this user follows the line; 0 for a guest. */
  viewerUid: number
  kind?: FollowKind | undefined
  offset: number
}

const mine = alias(follows, 'mine')
const hasRole = (role: Role): SQL => holdsRole(accounts.uid, role)

function isOfKind(kind: FollowKind | undefined): SQL | undefined {
  if (kind === undefined) return undefined
  if (kind === 'anchor') return or(eq(follows.kind, kind), and(eq(follows.kind, 'user'), hasRole(kind)))
  if (kind === 'expert') return and(eq(follows.kind, 'user'), hasRole(kind))
  if (kind !== 'user') return eq(follows.kind, kind)
  return and(eq(follows.kind, 'user'), sql`not ${hasRole('anchor')}`, sql`not ${hasRole('expert')}`)
}

const isOfAccount = eq(profiles.uid, accounts.uid)

const columns = {
  kind: follows.kind,
  targetId: follows.targetId,
  fanUid: follows.uid,
  createdAt: follows.createdAt,
  username: accounts.username,
  avatar: profiles.avatar,
  roles: rolesOf(accounts.uid),
  isFollowed: sql<number>`${mine.uid} is not null`,
}

/** A page of a user's follows, newest first. For kinds other than `user` the user's columns are null. */
export async function readFollows(db: AccountDatabase, { uid, viewerUid, kind, offset }: FollowQuery) {
  const isPerson = and(eq(follows.kind, 'user'), eq(accounts.uid, follows.targetId))
  const filter = and(
    eq(follows.uid, uid),
    or(ne(follows.kind, 'user'), and(sql`${accounts.uid} is not null`, isVisible)),
    isOfKind(kind),
  )
  const isMine = and(eq(mine.uid, viewerUid), eq(mine.kind, follows.kind), eq(mine.targetId, follows.targetId))
  const [rows, totals] = await db.batch([
    db
      .select(columns)
      .from(follows)
      .leftJoin(accounts, isPerson)
      .leftJoin(profiles, isOfAccount)
      .leftJoin(mine, isMine)
      .where(filter)
      .orderBy(desc(follows.createdAt), follows.kind, follows.targetId)
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(follows).leftJoin(accounts, isPerson).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

const fan = alias(follows, 'fan')

/** When the oldest fan that a list shows began to follow. */
const listedSince = (uid: number): SQL => sql`coalesce((select ${fan.createdAt} from ${follows} as fan
  where ${fan.kind} = 'user' and ${fan.targetId} = ${uid}
  order by ${fan.createdAt} desc limit 1 offset ${FANS_LISTED_MAX - 1}), 0)`

/** A page of the newest `FANS_LISTED_MAX` fans of a user, newest first. */
export async function readFans(db: AccountDatabase, { uid, viewerUid, offset }: FollowQuery) {
  const isHer = eq(accounts.uid, follows.uid)
  const isFan = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  const filter = and(isFan, gte(follows.createdAt, listedSince(uid)), isVisible)
  const isMine = and(eq(mine.uid, viewerUid), eq(mine.kind, 'user'), eq(mine.targetId, follows.uid))
  const [rows, totals] = await db.batch([
    db
      .select(columns)
      .from(follows)
      .innerJoin(accounts, isHer)
      .leftJoin(profiles, isOfAccount)
      .leftJoin(mine, isMine)
      .where(filter)
      .orderBy(desc(follows.createdAt), follows.uid)
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(follows).innerJoin(accounts, isHer).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

type FollowKey = { uid: number; kind: StoredKind; targetId: number }

const isFollow = ({ uid, kind, targetId }: FollowKey) =>
  and(eq(follows.uid, uid), eq(follows.kind, kind), eq(follows.targetId, targetId))

const fansOf = (kind: StoredKind, targetId: number) => and(eq(fanCounts.kind, kind), eq(fanCounts.targetId, targetId))

/** Adds a follow; `known`: it existed before; `full`: the user has reached `FOLLOWS_MAX`. */
export async function addFollow(
  db: AccountDatabase,
  key: FollowKey,
  createdAt: number,
): Promise<'new' | 'known' | 'full'> {
  const { uid, kind, targetId } = key
  const isBelowMax = sql`(select count(*) from ${follows} where ${follows.uid} = ${uid}) < ${FOLLOWS_MAX}`
  const [added, , known] = await db.batch([
    db
      .insert(follows)
      .select(sql`select ${uid}, ${kind}, ${targetId}, ${createdAt} where ${isBelowMax}`)
      .onConflictDoNothing()
      .returning({ uid: follows.uid }),
    db
      .insert(fanCounts)
      // Only when the previous statement inserted a row.
      .select(sql`select ${kind}, ${targetId}, 1 where changes() = 1`)
      .onConflictDoUpdate({
        target: [fanCounts.kind, fanCounts.targetId],
        set: { fans: sql`${fanCounts.fans} + 1` },
      }),
    db.select({ uid: follows.uid }).from(follows).where(isFollow(key)),
  ])
  if (added.length > 0) return 'new'
  return known.length > 0 ? 'known' : 'full'
}

export const removeFollow = (db: AccountDatabase, key: FollowKey) =>
  db.batch([
    db.delete(follows).where(isFollow(key)),
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(fansOf(key.kind, key.targetId), sql`changes() = 1`)),
  ])

export const isFollowing = async (db: AccountDatabase, key: FollowKey): Promise<boolean> =>
  (await db.select({ uid: follows.uid }).from(follows).where(isFollow(key))).length > 0

export async function countFans(db: AccountDatabase, kind: StoredKind, targetId: number): Promise<number> {
  const [row] = await db.select({ fans: fanCounts.fans }).from(fanCounts).where(fansOf(kind, targetId))
  return row?.fans ?? 0
}

/** Followers by id; without any, none. */
export async function readFanCounts(
  db: AccountDatabase,
  kind: StoredKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: fanCounts.targetId, fans: fanCounts.fans })
    .from(fanCounts)
    .where(and(eq(fanCounts.kind, kind), isAmong(fanCounts.targetId, ids)))
  return new Map(rows.map(({ id, fans }) => [id, fans]))
}

/** Those of `ids` that a user follows. */
export async function readFollowed(db: AccountDatabase, uid: number, kind: StoredKind, ids: readonly number[]) {
  const rows = await db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.uid, uid), eq(follows.kind, kind), isAmong(follows.targetId, ids)))
  return rows.map(({ id }) => id)
}

/** What a user followed last, of one kind. */
export async function readNewestFollowed(db: AccountDatabase, uid: number, kind: StoredKind, limit: number) {
  const rows = await db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.uid, uid), eq(follows.kind, kind)))
    .orderBy(desc(follows.createdAt), follows.targetId)
    .limit(limit)
  return rows.map(({ id }) => id)
}
