import type { Miniflare } from 'miniflare'
import { processorMs } from './processor.ts'

const MATCHES = 1_000_000
const MATCHES_AT_ONCE = 50_000
/** They lie around now: about 1,400 a day, as of a large provider of scores. */
const [DAYS_BEFORE, DAYS_AFTER] = [690, 30]
const FIRST_ID = 2_000_000_000
const DAY_MS = 86_400_000
const CALLS = 20

export interface ListCost {
  name: string
  /** Processor time of workerd for one answer that no cache has. */
  processorMs: number
  p50Ms: number
}

/** Stores a million finished and scheduled matches of all leagues. */
export async function fillMatches(runtime: Miniflare, now: number): Promise<void> {
  const db = await runtime.getD1Database('DB', 'grandstand-backend')
  const stepMs = ((DAYS_BEFORE + DAYS_AFTER) * DAY_MS) / MATCHES
  for (let from = 0; from < MATCHES; from += MATCHES_AT_ONCE)
    await db
      .prepare(
        `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status,
           ends_at, home_score, away_score, winner, closeness, snapshot)
         with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?1 + ?2 - 1),
         l as (select row_number() over (order by id) - 1 as at, id, game_id from leagues),
         t as (select row_number() over (order by id) - 1 as at, id from teams),
         counts as (select (select count(*) from l) as leagues, (select count(*) from t) as teams),
         m as (select i, cast(?3 + i * ?4 as integer) as starts_at from n)
         select ${FIRST_ID} + i, l.game_id, l.id, strftime('%Y-%m', m.starts_at / 1000, 'unixepoch'), m.starts_at, home.id, away.id, 0, (i * 7) % 60,
           iif(m.starts_at < ?5 - 7200000, 'finished', iif(m.starts_at < ?5, 'live', 'scheduled')),
           iif(m.starts_at < ?5 - 7200000, m.starts_at + 7200000, null), 1, 0, 'home', i % 11,
           json_object('id', ${FIRST_ID} + i, 'status', iif(m.starts_at < ?5 - 7200000, 'finished', 'live'), 'seq', 90,
             'phase', 'finished', 'score', json_object('home', 1, 'away', 0), 'note', hex(zeroblob(200)))
         from m cross join counts
         join l on l.at = (i * 31) % counts.leagues
         join t home on home.at = (i * 17) % counts.teams
         join t away on away.at = (i * 17 + 1) % counts.teams`,
      )
      .bind(from, Math.min(MATCHES_AT_ONCE, MATCHES - from), now - DAYS_BEFORE * DAY_MS, stepMs, now)
      .run()
}

interface Ask {
  path: string
  body?: object
}

const LIST = '/java/v2/match/getPCGameMatchByCondition'
const dayAt = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const GAMES = [202, 203, 204, 205, 206, 207, 208, 209, 210, 211]

/** Every answer is another one: no cache has it. */
const lists = (leagueIds: readonly number[]): Record<string, (at: number) => Ask> => {
  const leagueAt = (at: number) => leagueIds[at % leagueIds.length] as number
  return {
    'all days': (at) => ({ path: LIST, body: { page: 1 + at } }),
    'page 400': (at) => ({ path: LIST, body: { page: 400 - at } }),
    'by heat': (at) => ({ path: LIST, body: { order: 'hot', page: 1 + at } }),
    'by league': (at) => ({ path: LIST, body: { order: 'league', page: 1 + at } }),
    hot: (at) => ({ path: LIST, body: { list: 'hot', page: 1 + at } }),
    live: (at) => ({ path: LIST, body: { list: 'live', page: 1 + at } }),
    'cancelled only': (at) => ({ path: LIST, body: { statuses: ['cancelled'], page: 1 + at } }),
    'a day': (at) => ({ path: LIST, body: { list: 'day', day: dayAt(-at - 40) } }),
    'a day by heat': (at) => ({ path: LIST, body: { list: 'day', day: dayAt(-at - 40), order: 'hot' } }),
    'a league': (at) => ({ path: LIST, body: { leagueIds: [leagueAt(at)] } }),
    'leagues by heat': (at) => ({ path: LIST, body: { leagueIds: leagueIds.slice(at, at + 50), order: 'hot' } }),
    'a league by heat': (at) => ({ path: LIST, body: { leagueIds: [leagueAt(at)], order: 'hot' } }),
    'games of a kind': (at) => ({ path: LIST, body: { gameIds: GAMES.slice(at % 9), page: 1 + at } }),
    results: (at) => ({ path: '/java/v2/match/getPCPastGameMatch', body: { page: 1 + at } }),
    fixtures: (at) => ({ path: '/java/v2/match/getPCUpcomingGameMatch', body: { page: 1 + at } }),
    "the week's results": (at) => ({ path: '/java/match/getSevenDayResults', body: at === 0 ? {} : { gameId: at } }),
    "the week's fixtures": (at) => ({ path: '/java/match/getSevenDayMatch', body: at === 0 ? {} : { gameId: at } }),
    'series, 15 days': (at) => ({
      path: `/java/match/getSeriesCount?from=${dayAt(-100 - at)}&to=${dayAt(-86 - at)}`,
    }),
    'series, 62 days': (at) => ({
      path: `/java/match/getSeriesCount?from=${dayAt(-200 - at)}&to=${dayAt(-140 - at)}`,
    }),
    leagues: (at) => ({ path: `/java/league/match_leagues${at === 0 ? '' : `?gameId=${GAMES[at % 10]}`}` }),
    standings: (at) => ({ path: `/java/match/standings/${leagueAt(at)}` }),
  }
}

async function ask(url: string, { path, body }: Ask, lan: string): Promise<number> {
  const startedAt = performance.now()
  const headers = { lan }
  const response = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  if (!(await response.text()).startsWith('{"status":"success"')) throw new Error(`${path} ${JSON.stringify(body)}`)
  return performance.now() - startedAt
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/**
 * Asks for each list some times, one after another, once uncounted: the first reader has simulated matches played. The
 * answers in another language are not in the cache.
 */
export async function measureLists(url: string, pid: number): Promise<ListCost[]> {
  const { result } = (await (await fetch(`${url}/java/league/match_leagues`)).json()) as {
    result: { leagues: { id: number }[] }
  }
  const costs: ListCost[] = []
  for (const [name, askAt] of Object.entries(lists(result.leagues.map(({ id }) => id)))) {
    for (let at = 0; at < CALLS; at += 1) await ask(url, askAt(at), 'en_US')
    const before = processorMs(pid)
    const waits: number[] = []
    for (let at = 0; at < CALLS; at += 1) waits.push(await ask(url, askAt(at), 'zh_CN'))
    const spent = (processorMs(pid) - before) / CALLS
    waits.sort((a, b) => a - b)
    costs.push({ name, processorMs: round(spent), p50Ms: round(waits[CALLS / 2] as number) })
  }
  return costs
}

export const listTable = (costs: readonly ListCost[]): string =>
  costs.map(({ name, ...cost }) => `${name.padEnd(24)}${cost.processorMs} ms  p50 ${cost.p50Ms} ms`).join('\n')
