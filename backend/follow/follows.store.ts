import { and, count, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { fanCounts, follows } from '#backend/db/schema/follows.ts'
import { leagues } from '#backend/db/schema/leagues.ts'
import { profiles } from '#backend/db/schema/profiles.ts'
import { holdsRole, rolesOf } from '#backend/identity/roles.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import { isAmong } from '#backend/match/match-status.store.ts'
import type { Role } from '#contract/call.ts'
import type { FollowKind } from '#contract/follow.ts'

/** How many one user may follow: her list and its count are read by anybody. */
export const FOLLOWS_MAX = 5000
/** A list of fans goes back so far. */
export const FANS_LISTED_MAX = 1000

/** As follows are stored: whoever is followed is a user, whether she also is an anchor or an expert. */
export type StoredKind = Exclude<FollowKind, 'anchor' | 'expert'>

export interface FollowQuery {
  uid: number
  /** Whose follows `isFollowed` speaks of; 0: nobody's. */
  viewerUid: number
  kind?: FollowKind | undefined
  offset: number
}

const mine = alias(follows, 'mine')
const hasRole = (role: Role): SQL => holdsRole(accounts.uid, role)

function isOfKind(kind: FollowKind | undefined): SQL | undefined {
  if (kind === undefined) return undefined
  if (kind === 'anchor' || kind === 'expert') return and(eq(follows.kind, 'user'), hasRole(kind))
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

/** A page of whom and what a user follows, newest first. The columns of a user are null for all else. */
export async function readFollows(db: Database, { uid, viewerUid, kind, offset }: FollowQuery) {
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

/** Since when the newest fans that a list shows follow. */
const listedSince = (uid: number): SQL => sql`coalesce((select ${fan.createdAt} from ${follows} as fan
  where ${fan.kind} = 'user' and ${fan.targetId} = ${uid}
  order by ${fan.createdAt} desc limit 1 offset ${FANS_LISTED_MAX - 1}), 0)`

/** A page of those who follow a user, newest first: the newest of them, however many there are. */
export async function readFans(db: Database, { uid, viewerUid, offset }: FollowQuery) {
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

type Pair = { uid: number; kind: StoredKind; targetId: number }

const isPair = ({ uid, kind, targetId }: Pair) =>
  and(eq(follows.uid, uid), eq(follows.kind, kind), eq(follows.targetId, targetId))

const fansOf = (kind: StoredKind, targetId: number) => and(eq(fanCounts.kind, kind), eq(fanCounts.targetId, targetId))

/** Follows unless she follows as many as one may; a pair that is `known` stays as it is. */
export async function addFollow(db: Database, pair: Pair, createdAt: number): Promise<'new' | 'known' | 'full'> {
  const { uid, kind, targetId } = pair
  const hasRoom = sql`(select count(*) from ${follows} where ${follows.uid} = ${uid}) < ${FOLLOWS_MAX}`
  const [added, , known] = await db.batch([
    db
      .insert(follows)
      .select(sql`select ${uid}, ${kind}, ${targetId}, ${createdAt} where ${hasRoom}`)
      .onConflictDoNothing()
      .returning({ uid: follows.uid }),
    db
      .insert(fanCounts)
      // Only with the row that the statement before inserted.
      .select(sql`select ${kind}, ${targetId}, 1 where changes() = 1`)
      .onConflictDoUpdate({
        target: [fanCounts.kind, fanCounts.targetId],
        set: { fans: sql`${fanCounts.fans} + 1` },
      }),
    db.select({ uid: follows.uid }).from(follows).where(isPair(pair)),
  ])
  if (added.length > 0) return 'new'
  return known.length > 0 ? 'known' : 'full'
}

export const removeFollow = (db: Database, pair: Pair) =>
  db.batch([
    db.delete(follows).where(isPair(pair)),
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(fansOf(pair.kind, pair.targetId), sql`changes() = 1`)),
  ])

export const isFollowing = async (db: Database, pair: Pair): Promise<boolean> =>
  (await db.select({ uid: follows.uid }).from(follows).where(isPair(pair))).length > 0

export async function countFans(db: Database, kind: StoredKind, targetId: number): Promise<number> {
  const [row] = await db.select({ fans: fanCounts.fans }).from(fanCounts).where(fansOf(kind, targetId))
  return row?.fans ?? 0
}

export const readLeagues = (db: Database, ids: readonly number[]) =>
  db.select().from(leagues).where(isAmong(leagues.id, ids))

/** Those of `ids` that she follows. */
export async function readFollowed(db: Database, uid: number, kind: StoredKind, ids: readonly number[]) {
  const rows = await db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.uid, uid), eq(follows.kind, kind), isAmong(follows.targetId, ids)))
  return rows.map(({ id }) => id)
}
