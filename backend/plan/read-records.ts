import type { Context } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readLeaguesById } from '#backend/match/kept-rows.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { leagueIn } from '#backend/match/to-row.ts'
import { GAMES } from '#contract/games.ts'
import type { Accuracy, planCalls, RankedExpert } from '#contract/plan.ts'
import {
  EXPERT_RECORD_MAX,
  EXPERT_SPAN_DEFAULT,
  EXPERT_SPANS,
  type ExpertSort,
  isWon,
  type PlanResult,
  profitOf,
} from '#contract/plan-rules.ts'
import { inBrand, readListedExperts, showsSimulated } from './listed-experts.ts'
import { readDecided, readFocus } from './plans.store.ts'
import { ALL_GAMES, countOnSale, readBestOf, readRanking } from './standings.store.ts'

type Calls = typeof planCalls
interface Decided {
  result: PlanResult
  odds: number
}

const LISTED_MAX = 100
const RECOMMENDED_MAX = 8
const FOCUS_MAX = 10
/** Leagues that an expert's page tells apart. */
const LEAGUES_MAX = 10
/** Plans of which a point of the graph says how they went. */
const GRAPH_SPAN = 10

const rounded = (coins: number): number => Math.round(coins * 100) / 100

const accuracyOf = (rows: readonly Decided[]): Accuracy => ({
  settled: rows.length,
  hits: rows.filter(({ result }) => isWon(result)).length,
  profit: rounded(rows.reduce((sum, { result, odds }) => sum + profitOf(result, odds), 0)),
})

function groupsOf<Row extends Decided, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | undefined) {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

export const getExpertAccuracy: Verb<Calls['getExpertAccuracy']> = async (context, { expertId }) => {
  const rows = await readDecided(context.accountDb, expertId, EXPERT_RECORD_MAX)
  const byLeague = groupsOf(rows, ({ match }) => match?.leagueId).slice(0, LEAGUES_MAX)
  const leagues = await readLeaguesById(
    context.matchDb,
    byLeague.map(([id]) => id),
  )
  const missed = rows.findIndex(({ result }) => !isWon(result))
  return {
    all: accuracyOf(rows),
    streak: missed < 0 ? rows.length : missed,
    spans: EXPERT_SPANS.filter((span) => rows.length >= span).map((span) => accuracyOf(rows.slice(0, span))),
    games: groupsOf(rows, ({ gameId }) => gameId).map(([gameId, of]) => ({ gameId, ...accuracyOf(of) })),
    leagues: byLeague.flatMap(([id, of]) => {
      const league = leagues.get(id)
      return league ? [{ league: leagueIn(context.lan, league), ...accuracyOf(of) }] : []
    }),
    plays: groupsOf(rows, ({ play }) => play).map(([play, of]) => ({ play, ...accuracyOf(of) })),
  }
}

export const getExpertGraph: Verb<Calls['getExpertGraph']> = async ({ accountDb }, { expertId }) => {
  const rows = (await readDecided(accountDb, expertId, EXPERT_RECORD_MAX)).reverse()
  let profit = 0
  const points = rows.map(({ result, odds, settledAt }, at) => {
    profit += profitOf(result, odds)
    const last = accuracyOf(rows.slice(Math.max(0, at + 1 - GRAPH_SPAN), at + 1))
    return { at: instant(settledAt), result, last, profit: rounded(profit) }
  })
  return { points }
}

interface Standing {
  uid: number
  hits: number
  profit: number
  streak: number
}

/** Experts of a ranking as lists show them; without those whom lists leave out. */
async function shown<Row extends Standing>(
  context: Context,
  rows: readonly Row[],
  { span, gameIds }: { span: number; gameIds: readonly number[] },
): Promise<{ row: Row; expert: RankedExpert }[]> {
  const { accountDb, now } = context
  const uids = [...new Set(rows.map(({ uid }) => uid))]
  const [people, onSale] = await Promise.all([
    readListedExperts(context, uids),
    countOnSale(accountDb, uids, { now, gameIds }),
  ])
  return rows.flatMap((row) => {
    const expert = people.get(row.uid)
    if (!expert) return []
    const { hits, profit, streak } = row
    const figures = { settled: span, hits, profit: rounded(profit), streak, onSale: onSale.get(row.uid) ?? 0 }
    return [{ row, expert: { expert, ...figures } }]
  })
}

async function ranked(
  context: Context,
  asked: { gameId?: number; gameIds?: string; span?: number; sort?: ExpertSort; limit?: number },
): Promise<RankedExpert[]> {
  const { gameId = ALL_GAMES, span = EXPERT_SPAN_DEFAULT, sort = 'accuracy', limit = LISTED_MAX } = asked
  const gameIds = gamesAsked(undefined, asked.gameIds)
  const rows = await readRanking(context.accountDb, {
    ...{ gameId, span, sort, limit },
    amongGames: gameId === ALL_GAMES ? gameIds : [],
    isDemo: await showsSimulated(context),
  })
  return (await shown(context, rows, { span, gameIds })).map(({ expert }) => expert)
}

export const rankExperts: Verb<Calls['rankExperts']> = async (all, { gameId, gameIds, span, sort, brand }) => {
  const context = inBrand(all, brand)
  const of = span === undefined ? EXPERT_SPAN_DEFAULT : Number(span)
  const games = { ...(gameId === undefined ? {} : { gameId }), ...(gameIds === undefined ? {} : { gameIds }) }
  return { list: await ranked(context, { span: of, ...games, ...(sort ? { sort } : {}) }), span: of }
}

const SPECIALISTS_MAX = 3

export const listSpecialists: Verb<Calls['listSpecialists']> = async (all, { gameIds, brand }) => {
  const context = inBrand(all, brand)
  const span = EXPERT_SPANS[0]
  const among = gamesAsked(undefined, gameIds)
  const ids = GAMES.map(({ id }) => id).filter((id) => among.length === 0 || among.includes(id))
  const asked = { span, limit: SPECIALISTS_MAX, isDemo: await showsSimulated(context) }
  const best = await shown(context, await readBestOf(context.accountDb, ids, asked), { span, gameIds: among })
  const games = ids.map((gameId) => ({
    gameId,
    list: best.flatMap(({ row, expert }) => (row.gameId === gameId ? [expert] : [])),
  }))
  return { games: games.filter(({ list }) => list.length > 0) }
}

export const recommendExperts: Verb<Calls['recommendExperts']> = async (context, { gameIds, brand }) => {
  const list = await ranked(inBrand(context, brand), { limit: 40, ...(gameIds === undefined ? {} : { gameIds }) })
  const selling = list.filter(({ onSale }) => onSale > 0)
  return { list: [...selling, ...list.filter(({ onSale }) => onSale === 0)].slice(0, RECOMMENDED_MAX) }
}

export const listFocusMatches: Verb<Calls['listFocusMatches']> = async (all, { gameIds, brand }) => {
  const context = inBrand(all, brand)
  const found = await readFocus(context.accountDb, {
    gameIds: gamesAsked(undefined, gameIds),
    now: context.now,
    limit: FOCUS_MAX,
    isDemo: await showsSimulated(context),
  })
  if (found.length === 0) return { list: [] }
  const ids = found.map(({ matchId }) => matchId)
  const { rows } = await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })
  const matches = new Map(rows.map((row) => [row.id, row]))
  return {
    list: found.flatMap(({ matchId, plans }) => {
      const match = matches.get(matchId)
      return match ? [{ match, plans }] : []
    }),
  }
}
