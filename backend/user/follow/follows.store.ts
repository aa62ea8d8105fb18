import { and, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#backend/db/database.ts'
import { follows } from '#backend/db/schema/follows.ts'
import { leagues } from '#backend/db/schema/leagues.ts'
import { users } from '#backend/db/schema/users.ts'
import { isAmong } from '#backend/match/match-status.store.ts'
import { PAGE_SIZE } from '#backend/user/paging.ts'
import { isShown } from '#backend/user/shown.store.ts'
import type { Role } from '#contract/call.ts'
import type { FollowKind } from '#contract/follow.ts'

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
const hasRole = (role: Role): SQL => sql`exists (select 1 from json_each(${users.roles}) where value = ${role})`

function isOfKind(kind: FollowKind | undefined): SQL | undefined {
  if (kind === undefined) return undefined
  if (kind === 'anchor' || kind === 'expert') return and(eq(follows.kind, 'user'), hasRole(kind))
  if (kind !== 'user') return eq(follows.kind, kind)
  return and(eq(follows.kind, 'user'), sql`not ${hasRole('anchor')}`, sql`not ${hasRole('expert')}`)
}

const columns = {
  kind: follows.kind,
  targetId: follows.targetId,
  fanUid: follows.uid,
  createdAt: follows.createdAt,
  username: users.username,
  avatar: users.avatar,
  roles: users.roles,
  isFollowed: sql<number>`${mine.uid} is not null`,
}

/** A page of whom and what a user follows, newest first. The columns of a user are null for all else. */
export async function readFollows(db: Database, { uid, viewerUid, kind, offset }: FollowQuery) {
  const isPerson = and(eq(follows.kind, 'user'), eq(users.uid, follows.targetId))
  const filter = and(
    eq(follows.uid, uid),
    or(ne(follows.kind, 'user'), and(sql`${users.uid} is not null`, isShown)),
    isOfKind(kind),
  )
  const isMine = and(eq(mine.uid, viewerUid), eq(mine.kind, follows.kind), eq(mine.targetId, follows.targetId))
  const [rows, totals] = await db.batch([
    db
      .select(columns)
      .from(follows)
      .leftJoin(users, isPerson)
      .leftJoin(mine, isMine)
      .where(filter)
      .orderBy(desc(follows.createdAt), follows.kind, follows.targetId)
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(follows).leftJoin(users, isPerson).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** A page of those who follow a user, newest first. */
export async function readFans(db: Database, { uid, viewerUid, offset }: FollowQuery) {
  const isFan = eq(users.uid, follows.uid)
  const filter = and(eq(follows.kind, 'user'), eq(follows.targetId, uid), isShown)
  const isMine = and(eq(mine.uid, viewerUid), eq(mine.kind, 'user'), eq(mine.targetId, follows.uid))
  const [rows, totals] = await db.batch([
    db
      .select(columns)
      .from(follows)
      .innerJoin(users, isFan)
      .leftJoin(mine, isMine)
      .where(filter)
      .orderBy(desc(follows.createdAt), follows.uid)
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(follows).innerJoin(users, isFan).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

type Pair = { uid: number; kind: StoredKind; targetId: number }

const isPair = ({ uid, kind, targetId }: Pair) =>
  and(eq(follows.uid, uid), eq(follows.kind, kind), eq(follows.targetId, targetId))

/** True when she did not follow before. */
export async function addFollow(db: Database, pair: Pair, createdAt: number): Promise<boolean> {
  const rows = await db
    .insert(follows)
    .values({ ...pair, createdAt })
    .onConflictDoNothing()
    .returning({ uid: follows.uid })
  return rows.length > 0
}

export const removeFollow = (db: Database, pair: Pair) => db.delete(follows).where(isPair(pair))

export const isFollowing = async (db: Database, pair: Pair): Promise<boolean> =>
  (await db.select({ uid: follows.uid }).from(follows).where(isPair(pair))).length > 0

export async function countFans(db: Database, kind: StoredKind, targetId: number): Promise<number> {
  const [row] = await db
    .select({ fans: count() })
    .from(follows)
    .where(and(eq(follows.kind, kind), eq(follows.targetId, targetId)))
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
