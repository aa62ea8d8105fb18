import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Fail } from '#backend/core/fail.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { planCalls } from '#contract/plan.ts'
import type { PlanResult } from '#contract/plan-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import {
  EMPTY,
  endMatch,
  HOUR_MS,
  makePlan,
  makePlanMatch,
  planContext,
  putPlanBrand,
  removePlans,
  sweepPlansAt,
  takePlanIds,
} from '#tests/support/backend/plans.ts'
import { findPlan, readDecided, setResult } from './plans.store.ts'
import { listSpecialists, rankExperts } from './read-records.ts'
import {
  ALL_GAMES,
  countOnSale,
  readBestOf,
  readRanking,
  readStandings,
  removeOldStandings,
} from './standings.store.ts'

const db = openAccountDatabase(testEnv)
const run = (text: string, ...values: unknown[]) =>
  testEnv.ACCOUNTS.prepare(text)
    .bind(...values)
    .run()

takePlanIds(7_561_000)
/** A game of no other test. */
const GAME = 7_561_900
const DAY_MS = 24 * HOUR_MS
let lastPlan = 7_561_000_000

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, 120_000)
afterAll(async () => {
  await run('delete from plans where game_id = ?', GAME)
  await run('delete from expert_standings where game_id = ?', GAME)
  await removePlans()
})

/** A database that counts the rows that its queries read. */
function countingDatabase() {
  let rows = 0
  const prepare = (text: string) => ({
    bind: (...values: unknown[]) => {
      const statement = testEnv.ACCOUNTS.prepare(text).bind(...values)
      const counted = async <T>(answer: Promise<T>) => {
        rows += (await statement.run()).meta.rows_read
        return answer
      }
      return { all: () => counted(statement.all()), raw: () => counted(statement.raw()) }
    },
  })
  const accountDb = openAccountDatabase({ ACCOUNTS: { prepare } as unknown as D1Database })
  const take = () => {
    const read = rows
    rows = 0
    return read
  }
  return { accountDb, take }
}

type Settled = readonly [result: PlanResult, odds: number]

/** Published plans of an expert, as they are before they are settled; the last one is the newest. */
async function addPlans(uid: number, many: number): Promise<number[]> {
  const ids = Array.from({ length: many }, () => ++lastPlan)
  await run(
    `insert into plans (id, uid, match_id, game_id, starts_at, play, choice, odds, priced_at, title, label, content, price,
        has_refund, state, revision, created_at, published_at, nonce, seal, next_check_at, is_paying, sales)
      select value, ?1, 7561005, ?2, 1, 'winner', 'home', 2, 1, 'A plan', '', 'Content', 30, 1, 'published', 1, 1, 1, 'n', 's',
        null, 0, 0 from json_each(?3)`,
    ...[uid, GAME, JSON.stringify(ids)],
  )
  return ids
}

/** Settles new plans of an expert one after the other; the last one now. */
async function settle(uid: number, results: readonly Settled[], now = Date.now()): Promise<void> {
  const ids = await addPlans(uid, results.length)
  for (const [at, [result, odds]] of results.entries()) {
    const id = ids[at] ?? 0
    await run('update plans set odds = ? where id = ?', odds, id)
    await setResult(
      db,
      { id, uid, gameId: GAME },
      { result, match: undefined, now: now - (results.length - at) * 1000 },
    )
  }
}

const rank = (asked: object = {}) => call(planCalls.rankExperts, { gameId: GAME, span: '5', ...asked }, {})
const HIT: Settled = ['hit', 2]
const MISS: Settled = ['miss', 2]

test('nobody is ranked with fewer settled plans than the window; voids and met lines are none', async () => {
  const { uid } = await makeUser(['expert'])
  await settle(uid, [HIT, HIT, ['void', 2], ['push', 2], HIT, HIT])
  expect(await readStandings(db, uid, [GAME])).toEqual([])
  await settle(uid, [['half_hit', 1.9]])
  const standing = { gameId: GAME, span: 5, hits: 5, profit: 4.45, streak: 5 }
  expect(await readStandings(db, uid, [GAME])).toMatchObject([standing])
  expect(await readStandings(db, uid, [ALL_GAMES])).toMatchObject([{ ...standing, gameId: ALL_GAMES }])
  const { list } = await rank()
  expect(list.find(({ expert }) => expert.uid === uid)).toMatchObject({ settled: 5, hits: 5, profit: 4.45, streak: 5 })
  expect((await rank({ span: '7' })).list.some(({ expert }) => expert.uid === uid)).toBe(false)
})

test('rankings are by accuracy, by profit at the odds of the time, and by the hits in a row', async () => {
  const [sure, bold, hot] = [await makeUser(['expert']), await makeUser(['expert']), await makeUser(['expert'])]
  const low: Settled = ['hit', 1.1]
  await settle(sure.uid, [low, low, low, low, low, low, MISS])
  await settle(bold.uid, [['hit', 9], ['hit', 9], MISS, ['half_miss', 2], MISS, MISS, MISS])
  await settle(hot.uid, [MISS, MISS, MISS, ['half_hit', 2], HIT, HIT, HIT])
  const places = async (sort: string) => {
    const { list } = await rank({ span: '7', sort })
    const uids = list.map(({ expert }) => expert.uid)
    return [sure, bold, hot].map(({ uid }) => uid).sort((one, other) => uids.indexOf(one) - uids.indexOf(other))
  }
  expect(await places('accuracy')).toEqual([sure.uid, hot.uid, bold.uid])
  expect(await places('profit')).toEqual([bold.uid, hot.uid, sure.uid])
  // Neither of the others has a hit since the last miss: more hits go first.
  expect(await places('streak')).toEqual([hot.uid, sure.uid, bold.uid])
})

test('whoever is banned, no expert any more, or long without a result is in no ranking', async () => {
  const users = await Promise.all(Array.from({ length: 3 }, () => makeUser(['expert'])))
  const [banned, other, old] = users.map(({ uid }) => uid) as [number, number, number]
  await settle(banned, Array(5).fill(HIT))
  await settle(other, Array(5).fill(HIT))
  await settle(old, Array(5).fill(HIT), Date.now() - 60 * DAY_MS - 1)
  const shown = async () => {
    const { list } = await rank({ sort: 'profit' })
    return [banned, other, old].filter((uid) => list.some(({ expert }) => expert.uid === uid))
  }
  expect(await shown()).toEqual([banned, other, old])
  await run('update accounts set banned_at = 1 where uid = ?', banned)
  await run("delete from granted_roles where uid = ? and role = 'expert'", other)
  await removeOldStandings(db, Date.now())
  expect(await shown()).toEqual([])
  expect(await readStandings(db, old, [GAME])).toEqual([])
})

test('a result counts once, whatever dies on the way', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 0; at < 12; at++) {
      const { id, expert, match } = await makePlan()
      const past = Array.from({ length: 4 }, () => HIT)
      await settle(expert, past, match.startsAt)
      await endMatch(match, [2, 0])
      const { accountDb } = dyingDatabase(at, when)
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await sweepPlansAt(match.startsAt + 3 * HOUR_MS, { accountDb }).catch(() => undefined)
      errors.mockRestore()
      await sweepPlansAt(match.startsAt + 4 * HOUR_MS)
      await sweepPlansAt(match.startsAt + 5 * HOUR_MS)
      expect((await findPlan(db, id))?.result).toBe('hit')
      expect(await readStandings(db, expert, [ALL_GAMES]), `${when} ${at}`).toMatchObject([
        { span: 5, hits: 5, streak: 5 },
      ])
    }
}, 60_000)

test('an expert’s record and graph say how many plans they are of', async () => {
  const { uid } = await makeUser(['expert'])
  await settle(uid, [MISS, ['half_miss', 1.8], HIT, ['hit', 1.5], HIT, ['push', 2]])
  const record = await call(planCalls.getExpertAccuracy, { expertId: uid }, {})
  expect(record).toEqual({
    all: { settled: 5, hits: 3, profit: 1 },
    streak: 3,
    spans: [{ settled: 5, hits: 3, profit: 1 }],
    games: [{ gameId: GAME, settled: 5, hits: 3, profit: 1 }],
    leagues: [],
    plays: [{ play: 'winner', settled: 5, hits: 3, profit: 1 }],
  })
  const { points } = await call(planCalls.getExpertGraph, { expertId: uid }, {})
  expect(points.map(({ result, last, profit }) => [result, last.settled, last.hits, profit])).toEqual([
    ['miss', 1, 0, -1],
    ['half_miss', 2, 0, -1.5],
    ['hit', 3, 1, -0.5],
    ['hit', 4, 2, 0],
    ['hit', 5, 3, 1],
  ])
})

test('the matches of most plans on sale come first; experts who sell are recommended first', async () => {
  const one = await makePlan()
  const { list } = await call(planCalls.listFocusMatches, {}, {})
  expect(list.find(({ match }) => match.id === one.match.id)).toMatchObject({ plans: 1 })
  const onSale = async (gameIds: number[]) =>
    (await countOnSale(db, [one.expert], { now: Date.now(), gameIds })).get(one.expert)
  expect([await onSale([]), await onSale([202]), await onSale([203])]).toEqual([1, 1, 0])
  const { list: recommended } = await call(planCalls.recommendExperts, {}, {})
  expect(recommended.length).toBeLessThanOrEqual(8)
})

test('a brand of chosen games has plans and matches of these alone', async () => {
  const { id, match } = await makePlan()
  const isListed = async (gameIds?: string) => {
    const games = gameIds === undefined ? {} : { gameIds }
    const focus = (await call(planCalls.listFocusMatches, games, {})).list.some((each) => each.match.id === match.id)
    const plans = (await call(planCalls.listPlans, games, {})).list.some((plan) => plan.id === id)
    return [focus, plans]
  }
  expect([await isListed(), await isListed('203,202')]).toEqual([
    [true, true],
    [true, true],
  ])
  expect(await isListed('203')).toEqual([false, false])
})

test('specialists are the best three of each game', async () => {
  const { list } = await rank()
  const best = await readBestOf(db, [GAME, ALL_GAMES], { span: 5, limit: 3, isDemo: false })
  const first = best.flatMap(({ gameId, uid }) => (gameId === GAME ? [uid] : []))
  expect(first).toEqual(list.slice(0, 3).map(({ expert }) => expert.uid))
  expect(best.filter(({ gameId }) => gameId === ALL_GAMES)).toHaveLength(3)
})

test('other esports, game 0, have specialists and a ranking of their own, not those of all games', async () => {
  const { uid } = await makeUser(['expert'])
  await settle(uid, Array(5).fill(HIT))
  expect(await readStandings(db, uid, [ALL_GAMES])).toHaveLength(1)
  const of0 = async () => {
    const { games } = await call(planCalls.listSpecialists, {}, {})
    const { list } = await call(planCalls.rankExperts, { gameId: 0, span: '5' }, {})
    return [...(games.find(({ gameId }) => gameId === 0)?.list ?? []), ...list].map(({ expert }) => expert.uid)
  }
  expect(await of0()).toEqual([])
  await run('update plans set game_id = 0 where uid = ?', uid)
  const [id = 0] = await addPlans(uid, 1)
  await setResult(db, { id, uid, gameId: 0 }, { result: 'hit', match: undefined, now: Date.now() })
  expect(await of0()).toEqual([uid, uid])
  // Of a brand of chosen games: whoever has a settled plan of one of them.
  const among = async (gameIds: string) => {
    const { list } = await call(planCalls.rankExperts, { gameIds, span: '5', sort: 'profit' }, {})
    const { games } = await call(planCalls.listSpecialists, { gameIds }, {})
    return [list.some(({ expert }) => expert.uid === uid), games.some(({ gameId }) => gameId === 0)]
  }
  expect([await among('0'), await among('203')]).toEqual([
    [true, true],
    [false, false],
  ])
  await run('delete from plans where uid = ?', uid)
  await run('delete from expert_standings where uid = ?', uid)
})

test('among ten thousand experts and their plans a ranking reads some hundred rows', async () => {
  const before = 7_561_500_000
  const crowd = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10000)`
  await run(
    `${crowd} insert into expert_standings (uid, game_id, span, hits, profit, streak, settled_at)
      select ${before} + n, ?, 30, n % 31, n % 97, n % 13, 1 from numbers`,
    GAME,
  )
  // Accounts of the crowd: a ranking reads those of its lines.
  await run(
    `${crowd} insert into accounts (uid, username, name_key, created_at) select ${before} + n, 'x7561-' || n, 'x7561-' || n, 1 from numbers`,
  )
  await run(
    `insert into profiles (uid) select uid from accounts where uid between ${before + 1} and ${before + 10_000}`,
  )
  await run(
    `insert into granted_roles (uid, role) select uid, 'expert' from accounts where uid > ${before} and uid <= ${before + 10_000}`,
  )
  // As answers to guests are made: with the names of those listed.
  const counted = countingDatabase()
  for (const sort of ['accuracy', 'profit', 'streak'] as const) {
    const answer = await rankExperts(
      planContext(0, { accountDb: counted.accountDb }),
      { gameId: GAME, span: '30', sort },
      EMPTY,
    )
    expect(answer instanceof Fail ? 0 : answer.list.length).toBe(100)
    const rows = counted.take()
    expect([sort, rows > 300 && rows < 700]).toEqual([sort, true])
    const { plans } = await explained((each) =>
      readRanking(each, { gameId: GAME, span: 30, sort, limit: 100, isDemo: false, amongGames: [] }),
    )
    expect(sortsIn(plans), JSON.stringify(plans)).toEqual([])
    const { plans: ofGames } = await explained((each) =>
      readRanking(each, { gameId: ALL_GAMES, span: 30, sort, limit: 100, isDemo: false, amongGames: [202, 203] }),
    )
    expect(sortsIn(ofGames), JSON.stringify(ofGames)).toEqual([])
    expect(ofGames.join()).toContain('plans_decided_by_game')
  }
  const specialists = await listSpecialists(planContext(0, { accountDb: counted.accountDb }), {}, EMPTY)
  expect(specialists).toHaveProperty('games')
  expect(counted.take()).toBeLessThan(1500)
  const { plans } = await explained((each) => readDecided(each, 1, 100))
  expect([scansIn(plans), sortsIn(plans)], JSON.stringify(plans)).toEqual([[], []])
  const many = `between ${before} and ${before + 10_000}`
  for (const table of ['expert_standings', 'granted_roles', 'profiles', 'accounts'])
    await run(`delete from ${table} where uid ${many}`)
})
