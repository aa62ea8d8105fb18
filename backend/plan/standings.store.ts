import { and, desc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { expertStandings } from '#backend/db/accounts/schema/plans.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { holdsRole } from '#backend/identity/roles.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import { EXPERT_RECORD_MAX, EXPERT_SPANS, type ExpertSort } from '#contract/plan-rules.ts'
import { isSimulatedUid } from './simulated/uids.store.ts'
import { isSimulatedExpert } from './simulated/uids.ts'

/** Of all games: the id of none of them. Game 0 is a game like others. */
export const ALL_GAMES = -1

/** The statement that counts anew how an expert stands, of all games or of one, by the last plans with a result. Nobody stands whose account is gone. */
export function countStandings(uid: number, gameId = ALL_GAMES): SQL {
  const isOf = gameId === ALL_GAMES ? sql`` : sql`and game_id = ${gameId}`
  return sql`with decided as materialized (
      select row_number() over (order by settled_at desc, id desc) as n, settled_at,
        result in ('hit', 'half_hit') as hit,
        case result when 'hit' then odds - 1 when 'half_hit' then (odds - 1) / 2 when 'half_miss' then -0.5 else -1 end as gain
      from (select id, settled_at, result, odds from plans
        where uid = ${uid} and result in ('hit', 'half_hit', 'half_miss', 'miss') ${isOf}
        order by settled_at desc, id desc limit ${EXPERT_RECORD_MAX}))
    insert into expert_standings (uid, game_id, span, hits, profit, streak, settled_at)
    select ${uid}, ${gameId}, span.value, sum(hit), round(sum(gain), 4),
      coalesce((select min(n) - 1 from decided where hit = 0), (select count(*) from decided)), max(settled_at)
    from json_each(${JSON.stringify(EXPERT_SPANS)}) as span join decided on n <= span.value
    where ${isSimulatedExpert(uid) ? sql`true` : sql`exists (select 1 from accounts where uid = ${uid})`}
    group by span.value having count(*) = span.value
    on conflict (uid, game_id, span) do update set hits = excluded.hits, profit = excluded.profit, streak = excluded.streak,
      settled_at = excluded.settled_at`
}

/** Who is not ranked any more, as a ban came, may stand among the best until that is swept: so many are looked at. */
const AMONG_MAX = 150

const { hits, profit, streak, uid } = expertStandings
/** Still an expert, whom lists do not leave out. */
const isRanked = (expert: SQLWrapper): SQL =>
  sql`(${isSimulatedUid(expert)} or ${holdsRole(expert, 'expert')} and exists (select 1 from ${accounts} where ${accounts.uid} = ${expert} and ${isVisible}))`
/** Simulated experts are for demo brands only. */
const isShownIn = (isDemo: boolean, expert: SQLWrapper): SQL | undefined =>
  isDemo ? undefined : sql`not ${isSimulatedUid(expert)}`
const ORDERS: Readonly<Record<ExpertSort, SQL[]>> = {
  accuracy: [desc(hits), desc(profit), desc(uid)],
  profit: [desc(profit), desc(hits), desc(uid)],
  streak: [desc(streak), desc(hits), desc(uid)],
}

interface Ranking {
  gameId: number
  span: number
  sort: ExpertSort
  limit: number
  isDemo: boolean
  /** Only those who have a settled plan of one of these; an empty list means all. */
  amongGames: readonly number[]
}

const hasDecided = (expert: SQLWrapper, gameIds: readonly number[]): SQL | undefined =>
  gameIds.length === 0
    ? undefined
    : sql`exists (select 1 from json_each(${JSON.stringify(gameIds)}) as game cross join plans
        where plans.uid = ${expert} and plans.game_id = game.value
          and plans.result in ('hit', 'half_hit', 'half_miss', 'miss'))`

/** The best experts of a ranking, from an index; without who is no expert any more. */
export function readRanking(db: AccountDatabase, { gameId, span, sort, limit, isDemo, amongGames }: Ranking) {
  const best = db
    .select()
    .from(expertStandings)
    .where(
      and(
        eq(expertStandings.gameId, gameId),
        eq(expertStandings.span, span),
        isShownIn(isDemo, uid),
        hasDecided(uid, amongGames),
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(Math.min(AMONG_MAX, limit + 50))
    .as('best')
  return db.select().from(best).where(isRanked(best.uid)).limit(limit)
}

/** As `readRanking` by accuracy, of several games: the best few of each, in one query. */
export const readBestOf = (
  db: AccountDatabase,
  gameIds: readonly number[],
  { span, limit, isDemo }: { span: number; limit: number; isDemo: boolean },
) =>
  db.all<{ uid: number; gameId: number; hits: number; profit: number; streak: number }>(
    sql`select one.uid, one.game_id as gameId, one.hits, one.profit, one.streak
      from json_each(${JSON.stringify(gameIds)}) as game cross join expert_standings as one on one.rowid in (
        select rowid from expert_standings where game_id = game.value and span = ${span} and ${and(isShownIn(isDemo, uid), isRanked(uid))}
        order by hits desc, profit desc, uid desc limit ${limit})
      order by game.key, one.hits desc, one.profit desc, one.uid desc`,
  )

/** How many plans each of some experts has on sale, of some games or (with none) of all; at most 9 are counted. */
export async function countOnSale(
  db: AccountDatabase,
  uids: readonly number[],
  { now, gameIds }: { now: number; gameIds: readonly number[] },
) {
  const isOf =
    gameIds.length === 0 ? sql`` : sql`and game_id in (select value from json_each(${JSON.stringify(gameIds)}))`
  const rows = await db.all<{ uid: number; plans: number }>(
    sql`select expert.value as uid, (select count(*) from (select 1 from plans where uid = expert.value and state = 'published'
      and result is null and starts_at > ${now} ${isOf} limit 9)) as plans from json_each(${JSON.stringify(uids)}) as expert`,
  )
  return new Map(rows.map((row) => [row.uid, row.plans]))
}

/** Whoever has nothing settled for so long is not ranked. */
const RANKED_MS = 60 * 24 * 3_600_000
const REMOVED_MAX = 2_000

/** Takes out of rankings who has had no result for long, or is no expert any more. */
export async function removeOldStandings(db: AccountDatabase, now: number): Promise<void> {
  const isOld = sql`(uid, game_id, span) in (select uid, game_id, span from expert_standings
    where ${lte(expertStandings.settledAt, now - RANKED_MS)} limit ${REMOVED_MAX})`
  await db.delete(expertStandings).where(isOld)
}

/** For tests and the page of an expert: in which windows an expert is ranked. */
export const readStandings = (db: AccountDatabase, expert: number, games: readonly number[]) =>
  db
    .select()
    .from(expertStandings)
    .where(and(eq(uid, expert), inArray(expertStandings.gameId, [...games])))
    .orderBy(expertStandings.gameId, expertStandings.span)
