import { expect, test } from 'vitest'
import { aboutCalls } from '#contract/about.ts'
import { COVERED_DAYS } from '#contract/about-rules.ts'
import { GAMES } from '#contract/games.ts'
import { matchCalls } from '#contract/match.ts'
import { call, EVENING, testEnv } from '#tests/support/backend/calls.ts'

const DAY_MS = 86_400_000

test('the figures are what the database holds', async () => {
  const counted = await call(aboutCalls.getCoverage, {})
  const { games } = await call(matchCalls.listHomeGames, {})
  expect(counted.liveMatches).toBe(games.reduce((sum, { liveCount }) => sum + liveCount, 0))
  const [from, to] = [-1, 1].map((side) => Date.parse(EVENING) + side * COVERED_DAYS * DAY_MS)
  const stored = await testEnv.DB.prepare(
    `select (select count(*) from leagues) as leagues, (select count(*) from teams) as teams,
      (select count(*) from matches where starts_at >= ?1 and starts_at < ?2) as matches`,
  )
    .bind(from, to)
    .first()
  expect(counted).toMatchObject(stored ?? {})
  expect(counted.games).toBeGreaterThan(20)
  expect(counted.games).toBeLessThanOrEqual(GAMES.length)
})

test('a brand with fewer games counts only these', async () => {
  const all = await call(aboutCalls.getCoverage, {})
  const some = await call(aboutCalls.getCoverage, { gameIds: '1,2' })
  expect(some.games).toBe(2)
  for (const name of ['leagues', 'teams', 'matches'] as const) {
    expect(some[name], name).toBeGreaterThan(0)
    expect(some[name], name).toBeLessThan(all[name])
  }
})
