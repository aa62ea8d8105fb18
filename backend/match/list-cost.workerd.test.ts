import { beforeAll, expect, test } from 'vitest'
import type { Context } from '#backend/core/context.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import type { Input } from '#contract/call.ts'
import { matchCalls } from '#contract/match.ts'
import { call, contextOfTest, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'
import { countSeries } from './count-series.ts'
import { getStandings } from './get-standings.ts'
import { listHomeMatches } from './list-home-matches.ts'
import { listLeagues } from './list-leagues.ts'
import { listMatches } from './list-matches.ts'
import { listPastMatches } from './list-past-matches.ts'
import { listTeams } from './list-teams.ts'
import { listUpcomingMatches } from './list-upcoming-matches.ts'
import { listWeekResults } from './list-week-results.ts'

const GAME = 202
const DAY = 86_400_000
/** Of each of ten days. */
const MATCHES_A_DAY = 3000

const context = contextOfTest()
const NO_FILE = new Uint8Array(0)

beforeAll(async () => {
  await ensureCalendar(context, context.now)
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status,
       ends_at, home_score, away_score)
     with recursive n(i) as (select 0 union all select i + 1 from n where i < 10 * ${MATCHES_A_DAY} - 1),
     m as (select i, ? + cast((i - 5 * ${MATCHES_A_DAY}) * ${DAY / MATCHES_A_DAY} as integer) as at from n)
     select 920000000 + i, ${GAME}, (select min(id) from leagues), '2026', at, (select min(id) from teams),
       (select max(id) from teams), 0, 10, iif(at < ?, 'finished', 'scheduled'), iif(at < ?, at + 7200000, null), 1, 0 from m`,
  )
    .bind(context.now, context.now, context.now)
    .run()
  return async () => {
    await testEnv.DB.prepare('delete from matches where id between 920000000 and 929999999').run()
  }
}, 60_000)

async function rowsOf(read: () => unknown): Promise<number> {
  const counter = countRowsRead()
  try {
    await read()
    return counter.rows()
  } finally {
    counter.stop()
  }
}

const LISTS: Record<string, () => unknown> = {
  'all days': () => listMatches(context, {}, NO_FILE),
  'all days of a game': () => listMatches(context, { gameIds: [GAME] }, NO_FILE),
  today: () => listMatches(context, { list: 'today' }, NO_FILE),
  tomorrow: () => listMatches(context, { list: 'tomorrow', gameIds: [GAME] }, NO_FILE),
  results: () => listPastMatches(context, {}, NO_FILE),
  'results of a game': () => listPastMatches(context, { gameIds: [GAME] }, NO_FILE),
  fixtures: () => listUpcomingMatches(context, {}, NO_FILE),
  'fixtures of a game': () => listUpcomingMatches(context, { gameIds: [GAME] }, NO_FILE),
}

test.each(Object.keys(LISTS))('a page of %s reads no more than it shows and counts', async (name) => {
  // The first reader has simulated matches played in advance.
  await LISTS[name]?.()
  expect(await rowsOf(() => LISTS[name]?.())).toBeLessThan(1500)
})

test.each([{}, { text: 'a' }])(
  'teams to choose from (%o) are found without reading all matches of a game',
  async (input) => {
    const member = { ...context, viewer: { uid: 1, sessionId: '', roles: [] } }
    // By name all teams are read, of which there are some 1,300.
    expect(await rowsOf(() => listTeams(member, { gameIds: String(GAME), ...input }, NO_FILE))).toBeLessThan(2000)
  },
)

test('standings that were asked for before store nothing again', async () => {
  const [league] = (await call(matchCalls.listLeagues, { gameId: GAME })).leagues
  if (!league) throw new Error('no league')
  const read = () => getStandings(context, { leagueId: league.id }, NO_FILE)
  await read()
  const counter = countRowsRead()
  await read()
  counter.stop()
  // What is stored, the season's matches, the league, its teams.
  expect(counter.queries()).toBe(4)
})

/** How SQLite finds the matches of each query. */
async function plansOf(read: (asked: Context) => unknown): Promise<string[]> {
  const queries: { text: string; values: unknown[] }[] = []
  const DB = new Proxy(testEnv.DB, {
    get: (target, key) => {
      if (key !== 'prepare') return Reflect.get(target, key) as unknown
      return (text: string) => {
        const statement = target.prepare(text)
        return {
          bind: (...values: unknown[]) => {
            queries.push({ text, values })
            return statement.bind(...values)
          },
        }
      }
    },
  })
  await read({ ...context, matchDb: openMatchDatabase({ DB }) })
  const plans = queries.map(({ text, values }) =>
    testEnv.DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>(),
  )
  const details = (await Promise.all(plans)).flatMap(({ results }) => results.map(({ detail }) => detail))
  return details.filter((detail) => /\bmatches\b/.test(detail))
}

const WHOLE_RANGES: Record<string, (asked: Context) => unknown> = {
  'a list by heat': (asked) => listMatches(asked, { order: 'hot' }, NO_FILE),
  'a list by league': (asked) => listMatches(asked, { order: 'league' }, NO_FILE),
  'a list of a rare status': (asked) => listMatches(asked, { statuses: ['cancelled'] }, NO_FILE),
  'the home list': (asked) => listHomeMatches(asked, {}, NO_FILE),
  'the hottest matches': (asked) => listMatches(asked, { list: 'hot' }, NO_FILE),
  "the week's results": (asked) => listWeekResults(asked, {}, NO_FILE),
  'the numbers of matches': (asked) => countSeries(asked, {}, NO_FILE),
  leagues: (asked) => listLeagues(asked, {}, NO_FILE),
}

test.each(Object.keys(WHOLE_RANGES))('%s is made from an index; rows are read only to be shown', async (name) => {
  const plans = await plansOf((asked) => WHOLE_RANGES[name]?.(asked))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).toMatch(/COVERING INDEX|INTEGER PRIMARY KEY \(rowid=\?\)/)
})

test('a league is listed without limit in order of time, by heat and with others only the days around now', async () => {
  const [first, second] = (await call(matchCalls.listLeagues, {})).leagues
  if (!first || !second) throw new Error('no leagues')
  const old = 929_999_001
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status, ends_at,
       closeness)
     select ?1, ?2, ?3, '2020', ?4, min(id), max(id), 0, 60, 'finished', ?4 + 7200000, 10 from teams`,
  )
    .bind(old, first.gameId, first.id, context.now - 100 * DAY)
    .run()
  const idsOf = async (input: Input<typeof matchCalls.listMatches>) =>
    (await call(matchCalls.listMatches, { size: 100, ...input })).matches.map(({ id }) => id)
  expect(await idsOf({ leagueIds: [first.id] })).toContain(old)
  expect(await idsOf({ leagueIds: [first.id], order: 'hot' })).not.toContain(old)
  expect(await idsOf({ leagueIds: [first.id, second.id] })).not.toContain(old)
})

test('a list is counted to a thousand beyond the page, so that there is always a next one', async () => {
  const input = { list: 'tomorrow' as const, gameIds: [GAME] }
  const totalOf = async (page: number) => (await call(matchCalls.listMatches, { ...input, page })).total
  expect(await totalOf(1)).toBe(1020)
  expect(await totalOf(50)).toBe(2000)
  expect(await totalOf(160)).toBeGreaterThanOrEqual(MATCHES_A_DAY)
  expect(await totalOf(160)).toBe(await totalOf(180))
})

test('a cached list is read from the nearest replica, what a user changes from the primary', async () => {
  const constraints: unknown[] = []
  const DB = new Proxy(testEnv.DB, {
    get: (target, key) => {
      const value = Reflect.get(target, key) as unknown
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => {
        if (key === 'withSession') constraints.push(input[0])
        return Reflect.apply(value, target, input) as unknown
      }
    },
  })
  const asked = { at: EVENING, settings: { DB } }
  await call(matchCalls.listUpcomingMatches, {}, asked)
  expect(constraints).toEqual(['first-unconstrained'])
})
