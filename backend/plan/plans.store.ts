import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { readWaitingFirst, type WaitingSearch } from '#backend/core/waiting-first.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { plans } from '#backend/db/accounts/schema/plans.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import type { KeptMatch } from '#backend/db/kept-match.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import { PLAN_STATES, PLANS_A_MATCH_MAX, type PlanResult, type PlanState } from '#contract/plan-rules.ts'
import { isSimulatedUid } from './simulated/uids.store.ts'
import { countStandings } from './standings.store.ts'

export type PlanRow = typeof plans.$inferSelect
/** What an expert writes; the rest follows. */
export type WrittenPlan = Pick<
  PlanRow,
  | 'play'
  | 'choice'
  | 'line'
  | 'odds'
  | 'pricedAt'
  | 'title'
  | 'label'
  | 'price'
  | 'hasRefund'
  | 'content'
  | 'startsAt'
  | 'document'
  | 'cover'
>
export type NewPlan = WrittenPlan &
  Pick<PlanRow, 'id' | 'uid' | 'matchId' | 'gameId' | 'createdAt' | 'intent' | 'match'>

/** Literal texts: with bound values SQLite cannot use the partial indexes. */
const isSealed = sql`seal is not null`
const isDecided = sql`result in ('hit', 'half_hit', 'half_miss', 'miss')`
const isOnSale = sql`state = 'published' and result is null`

export const findPlan = async (db: AccountDatabase, id: number): Promise<PlanRow | undefined> =>
  (await db.select().from(plans).where(eq(plans.id, id)))[0]

export const readPlans = (db: AccountDatabase, ids: readonly number[]): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(sql`${plans.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/** The plan that an expert sent with this intent. */
export const findPlanByIntent = async (
  db: AccountDatabase,
  uid: number,
  intent: string,
): Promise<PlanRow | undefined> =>
  (
    await db
      .select()
      .from(plans)
      .where(and(eq(plans.uid, uid), eq(plans.intent, intent)))
  )[0]

/** Stores a plan to be reviewed; false when its expert has three of the match already, or has used the intent. */
export async function insertPlan(db: AccountDatabase, row: NewPlan): Promise<boolean> {
  const { id, uid, matchId, gameId, startsAt, play, choice, line, odds, pricedAt } = row
  const { title, label, content, price, hasRefund, createdAt, intent, match, document, cover } = row
  const held = sql`(select count(*) from ${plans} where ${plans.uid} = ${uid} and ${plans.matchId} = ${matchId})`
  const stored = await db
    .insert(plans)
    .select(
      sql`select ${id}, ${uid}, ${matchId}, ${gameId}, ${startsAt}, ${play}, ${choice}, ${line}, ${odds}, ${pricedAt},
        ${title}, ${label}, ${content}, ${price}, ${hasRefund ? 1 : 0}, 'reviewing', 1, null, ${createdAt}, null, null, null,
        null, null, null, 0, 0, ${intent}, ${JSON.stringify(match)},
        0, ${document ? JSON.stringify(document) : null}, ${cover}, null where ${held} < ${PLANS_A_MATCH_MAX}`,
    )
    .onConflictDoNothing()
    .returning({ id: plans.id })
  return stored.length > 0
}

/** Which of some covers a plan has. */
export async function usedCovers(db: AccountDatabase, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ path: string }>(
    sql`select value as path from json_each(${JSON.stringify(paths)})
      where exists (select 1 from plans where cover is not null and cover = value)`,
  )
  return new Set(rows.map(({ path }) => path))
}

const isOf = (id: number, uid: number) => and(eq(plans.id, id), eq(plans.uid, uid))
/** Neither published nor ever sealed: its expert may still change it. */
const isDraft = sql`state in ('reviewing', 'failed') and seal is null`

/** Changes a plan that was not published, and has it reviewed again. False when it is, or its match has begun. */
export async function updatePlanRow(
  db: AccountDatabase,
  { id, uid }: Pick<PlanRow, 'id' | 'uid'>,
  written: WrittenPlan,
  now: number,
): Promise<boolean> {
  const changed = await db
    .update(plans)
    .set({ ...written, state: 'reviewing', reason: null, revision: sql`${plans.revision} + 1` })
    .where(and(isOf(id, uid), isDraft, sql`${plans.startsAt} > ${now}`))
    .returning({ id: plans.id })
  return changed.length > 0
}

export const deletePlanRow = async (db: AccountDatabase, id: number, uid: number): Promise<boolean> =>
  (
    await db
      .delete(plans)
      .where(and(isOf(id, uid), isDraft))
      .returning({ id: plans.id })
  ).length > 0

/** The statement that deletes what an expert wrote and never published. */
export const deleteDraftsStatement = (db: AccountDatabase, uid: number, where: SQL) =>
  db.delete(plans).where(and(eq(plans.uid, uid), isDraft, where))

/** Takes a plan off the shelf; false when it is not on it, or its match has begun. */
export const takeOffRow = async (db: AccountDatabase, id: number, uid: number, now: number): Promise<boolean> =>
  (
    await db
      .update(plans)
      .set({ state: 'removed' })
      .where(and(isOf(id, uid), isOnSale, sql`${plans.startsAt} > ${now}`))
      .returning({ id: plans.id })
  ).length > 0

export interface Place {
  at: number
  id: number
}

const before = (time: SQL, place: Place | undefined): SQL | undefined =>
  place && sql`(${time}, ${plans.id}) < (${place.at}, ${place.id})`

/** An expert's own plans, newest first. */
export const readOwnPlans = (
  db: AccountDatabase,
  { uid, state, place, limit }: { uid: number; state?: PlanState | undefined; place: Place | undefined; limit: number },
): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.uid, uid),
        // The plus keeps one user's from being looked for among all of a state.
        state && sql`+${plans.state} = ${state}`,
        before(sql`${plans.createdAt}`, place),
      ),
    )
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(limit)

interface Asked {
  of?: { uid: number } | { matchId: number } | { gameId: number } | { gameIds: readonly number[] } | undefined
  place: Place | undefined
  limit: number
  /** What has begun by then is not on sale. */
  now: number
  /** With those of simulated experts. */
  isDemo: boolean
}

/** Of one of these games; an empty list means all. The plus keeps the index that has the order. */
const isOfGames = (gameIds: readonly number[]): SQL | undefined =>
  gameIds.length === 0 ? undefined : sql`+game_id in (select value from json_each(${JSON.stringify(gameIds)}))`

/**
 * Plans as everybody sees them, newest first: of an expert all that were published, else those on sale. Without those of
 * people whom lists leave out.
 */
export async function readShownPlans(
  db: AccountDatabase,
  { of, place, limit, now, isDemo }: Asked,
): Promise<PlanRow[]> {
  const what =
    of && 'uid' in of
      ? and(eq(plans.uid, of.uid), isSealed)
      : and(
          isOnSale,
          // So that the index of those on sale is searched.
          sql`${plans.publishedAt} > 0`,
          sql`${plans.startsAt} > ${now}`,
          of && 'matchId' in of ? eq(plans.matchId, of.matchId) : undefined,
          of && 'gameId' in of ? eq(plans.gameId, of.gameId) : undefined,
          of && 'gameIds' in of ? isOfGames(of.gameIds) : undefined,
        )
  const isSomebody = and(isNotNull(accounts.uid), isVisible)
  const isShown = isDemo ? or(isSimulatedUid(plans.uid), isSomebody) : isSomebody
  const rows = await db
    .select({ plan: plans })
    .from(plans)
    .leftJoin(accounts, eq(accounts.uid, plans.uid))
    .where(and(what, before(sql`${plans.publishedAt}`, place), isShown))
    .orderBy(desc(plans.publishedAt), desc(plans.id))
    .limit(limit)
  return rows.map(({ plan }) => plan)
}

/** How the last settled plans of an expert went, newest first; none that were void or met the line. */
export async function readDecided(db: AccountDatabase, uid: number, limit: number) {
  const { result, odds, play, gameId, match, settledAt } = plans
  const rows = await db
    .select({ result, odds, play, gameId, match, settledAt })
    .from(plans)
    .where(and(eq(plans.uid, uid), isDecided))
    .orderBy(desc(plans.settledAt), desc(plans.id))
    .limit(limit)
  return rows.flatMap((row) =>
    row.result === null || row.settledAt === null ? [] : [{ ...row, result: row.result, settledAt: row.settledAt }],
  )
}

/** The statement that publishes a plan as it was reviewed, with its seal; its match has not begun. */
export const publishStatement = (
  db: AccountDatabase,
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  { nonce, seal, publishedAt }: { nonce: string; seal: string; publishedAt: number },
  may: SQL,
) =>
  db
    .update(plans)
    .set({
      state: 'published',
      reason: null,
      publishedAt,
      nonce,
      seal,
      nextCheckAt: sql`${plans.startsAt}`,
      toldUntil: 0,
    })
    .where(and(isReviewed(id, revision, 'reviewing'), sql`${plans.startsAt} > ${publishedAt}`, may))
    .returning({ id: plans.id })

/** Whether a plan is as it was reviewed, when the statement runs. */
export const isReviewed = (id: number, revision: number, state: PlanState): SQL =>
  and(eq(plans.id, id), eq(plans.revision, revision), eq(plans.state, state)) as SQL

/** The same for another statement of the batch. */
export const isPlanReviewed = (id: number, revision: number, state: PlanState): SQL =>
  sql`exists (select 1 from ${plans} where ${isReviewed(id, revision, state)})`

/** The statement that refuses a plan under review, or takes one off the shelf. */
export const withholdStatement = (
  db: AccountDatabase,
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  { from, to, reason }: { from: PlanState; to: PlanState; reason: string },
  may: SQL,
) =>
  db
    .update(plans)
    .set({ state: to, reason })
    .where(and(isReviewed(id, revision, from), may))
    .returning({ id: plans.id })

/** The statement that takes all plans of an expert off the shelf. */
export const takeOffAllStatement = (db: AccountDatabase, uid: number, where: SQL) =>
  db
    .update(plans)
    .set({ state: 'removed' })
    .where(and(eq(plans.uid, uid), isSealed, isOnSale, where))

/** Published plans of which followers are still to be told. */
export const readPlansToTell = (db: AccountDatabase, limit: number): Promise<PlanRow[]> =>
  db.select().from(plans).where(sql`told_until is not null`).orderBy(plans.id).limit(limit)

export const setToldUntil = (db: AccountDatabase, id: number, toldUntil: number | null): Promise<unknown> =>
  db.update(plans).set({ toldUntil }).where(eq(plans.id, id))

/** Plans whose result is to be looked for. */
export const readPlansToCheck = (db: AccountDatabase, now: number, limit: number): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(sql`next_check_at is not null and ${plans.nextCheckAt} <= ${now}`)
    .orderBy(plans.nextCheckAt)
    .limit(limit)

/** Looks again later. */
export const checkLater = (db: AccountDatabase, id: number, nextCheckAt: number): Promise<unknown> =>
  db
    .update(plans)
    .set({ nextCheckAt })
    .where(and(eq(plans.id, id), sql`result is null`))

/**
 * Notes how a plan went, once, and how its expert stands with it; what is paid or given back follows from it. The match is
 * kept as it ended.
 */
export const setResult = (
  db: AccountDatabase,
  { id, uid, gameId }: Pick<PlanRow, 'id' | 'uid' | 'gameId'>,
  { result, match, now }: { result: PlanResult; match: KeptMatch | undefined; now: number },
): Promise<unknown> =>
  runTogether(db, [
    sql`update plans set result = ${result}, settled_at = ${now}, next_check_at = null, is_paying = 1,
      match = coalesce(${match ? JSON.stringify(match) : null}, match) where id = ${id} and result is null`,
    countStandings(uid),
    countStandings(uid, gameId),
  ])

/** Plans with a result of which coins may still be set aside. By lot: one that fails keeps no other waiting. */
export const readPayingPlans = (db: AccountDatabase, limit: number): Promise<PlanRow[]> =>
  db.select().from(plans).where(sql`is_paying = 1`).orderBy(sql`random()`).limit(limit)

/** Notes that nothing is set aside for a plan any more, if that is so. */
export const endPaying = (db: AccountDatabase, id: number): Promise<unknown> =>
  runTogether(db, [
    sql`update plans set is_paying = 0 where id = ${id} and not exists
      (select 1 from plan_orders where plan_id = ${id} and state in ('new', 'held'))`,
  ])

interface PlanSearch extends WaitingSearch {
  uid?: number
  id?: number
  state?: PlanState
}

/** A part of all plans for staff: those under review first, the oldest of them first; then the newest. */
export async function searchPlans(db: AccountDatabase, { uid, id, state, ...search }: PlanSearch) {
  const read = (where: SQL) =>
    db
      .select({ plan: plans, username: accounts.username })
      .from(plans)
      .leftJoin(accounts, eq(accounts.uid, plans.uid))
      .where(where)
  if (id !== undefined) return { rows: await read(eq(plans.id, id)) }
  const asked = {
    table: plans,
    ...{ id: plans.id, time: plans.createdAt },
    hasText: (wanted: string) =>
      isMeant({ numbers: [plans.id, plans.uid], columns: [plans.title], uid: plans.uid }, wanted),
    states: PLAN_STATES.filter((each) => state === undefined || each === state),
    filterOf: (each: PlanState) => {
      const isIn = sql.raw(`state = '${each}'`)
      // Of simulated experts there is nothing to decide: they are found by their uid.
      return uid === undefined ? sql`${isIn} and not ${isSimulatedUid(sql`uid`)}` : sql`uid = ${uid} and +${isIn}`
    },
    ...{ read, idOf: ({ plan }: { plan: PlanRow }) => plan.id },
  }
  return readWaitingFirst(db, asked, search)
}

/** How many newest plans on sale are looked at for the matches that most are about. */
const FOCUS_AMONG = 200

interface FocusAsked extends Pick<Asked, 'now' | 'limit' | 'isDemo'> {
  /** An empty list means all. */
  gameIds: readonly number[]
}

/** Matches to come of which most of the newest plans on sale are, with how many. */
export function readFocus(db: AccountDatabase, { gameIds, now, limit, isDemo }: FocusAsked) {
  const isAsked = and(
    isOnSale,
    sql`published_at > 0`,
    isDemo ? undefined : sql`not ${isSimulatedUid(plans.uid)}`,
    isOfGames(gameIds),
  )
  return db.all<{ matchId: number; plans: number }>(
    sql`select match_id as matchId, count(*) as plans from (select match_id, starts_at from plans
        where ${isAsked} order by published_at desc, id desc limit ${FOCUS_AMONG})
      where starts_at > ${now} group by match_id order by plans desc, min(starts_at), match_id limit ${limit}`,
  )
}
