import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { matchCalls } from '#contract/match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const FOOTBALL = 202
const OPEN = 'pro-open'
const game = 'soccer'

beforeAll(() =>
  testEnv.BRANDS.put(`brand:${OPEN}`, JSON.stringify({ ...main, id: OPEN, hosts: [`${OPEN}.test`], proData: 'open' })),
)
afterAll(() => testEnv.BRANDS.delete(`brand:${OPEN}`))

async function footballMatch(status: MatchRow['status']): Promise<number> {
  const { matches } =
    status === 'live'
      ? await call(matchCalls.listLiveMatches, { gameId: FOOTBALL, size: 100 })
      : await call(matchCalls.listPastMatches, { gameIds: [FOOTBALL], size: 100 })
  const match = matches.filter((row) => row.status === status).sort((a, b) => b.seq - a.seq)[0]
  if (!match) throw new Error(`no match is ${status}`)
  return match.id
}

test.each(['live', 'finished'] as const)(
  'of a %s match everybody gets how much pro data there is, and none of it',
  async (status) => {
    const matchId = await footballMatch(status)
    const detail = await call(matchCalls.getMatch, { game, matchId })
    expect(detail.pro?.chances).toBeGreaterThan(0)
    expect(detail.pro?.prices).toBeGreaterThan(2)
    expect(detail.live.odds).toHaveLength(2)
    expect(JSON.stringify(detail.live)).not.toMatch(/"xg"|"heat"|"place"/)
    expect(detail.live.stats.some(({ key }) => key === 'expected_goals')).toBe(status === 'finished')
    const { plays } = await call(matchCalls.listPlays, { matchId })
    expect(plays.some(({ type }) => type.startsWith('shot_'))).toBe(true)
    expect(JSON.stringify(plays)).not.toMatch(/"xg"|"heat"/)
  },
)

test('a guest is refused, a user gets all of it, and it adds up to the statistics', async () => {
  const matchId = await footballMatch('finished')
  const { pro, live } = await call(matchCalls.getMatch, { game, matchId })
  expect(await envelopeOf(matchCalls.getMatchPro, { matchId })).toMatchObject({ errorMsg: 'session_missing' })
  expect(await envelopeOf(matchCalls.getMatchPro, { matchId }, { token: 'x'.repeat(43) })).toMatchObject({
    errorMsg: 'session_invalid',
  })
  const { token } = await makeUser()
  const { odds, chances, places } = await call(matchCalls.getMatchPro, { matchId }, { token })
  expect({ prices: odds.length, chances: chances.length, places: places.length }).toEqual(pro)
  const sum = chances.reduce((total, { xg }) => total + xg, 0)
  const told = live.stats.find(({ key }) => key === 'expected_goals')
  expect(sum).toBeCloseTo((told?.home ?? 0) + (told?.away ?? 0), 1)
  expect(await envelopeOf(matchCalls.getMatchPro, { matchId: 1 }, { token })).toMatchObject({ errorMsg: 'not_found' })
})

test('a brand may open it to everybody, on its own pages only', async () => {
  const matchId = await footballMatch('finished')
  const asked = (brand: string) => envelopeOf(matchCalls.getMatchPro, { matchId }, { headers: { brand } })
  expect(await asked(OPEN)).toMatchObject({ status: 'success' })
  expect(await asked('main')).toMatchObject({ errorMsg: 'session_missing' })
  expect(await asked('nobody')).toMatchObject({ errorMsg: 'session_missing' })
})
