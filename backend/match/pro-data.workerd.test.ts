import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setMembership } from '#backend/identity/memberships.store.ts'
import main from '#brands/main.json' with { type: 'json' }
import { matchCalls } from '#contract/match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const FOOTBALL = 202
const OPEN = 'pro-open'
const VIP = 'pro-vip'
const SVIP = 'pro-svip'
const NO_PRICES = 'pro-no-prices'
const game = 'soccer'

const BRANDS = [
  { id: OPEN, proData: 'open' },
  { id: VIP, proData: 'vip', payMethodsOffByCountry: { JP: ['gold', 'diamond'], FR: ['gold'] } },
  { id: SVIP, proData: 'svip' },
  { id: NO_PRICES, proData: 'open', featuresOffByCountry: { US: ['odds'] } },
]
beforeAll(() =>
  Promise.all(
    BRANDS.map((record) =>
      testEnv.BRANDS.put(`brand:${record.id}`, JSON.stringify({ ...main, hosts: [`${record.id}.test`], ...record })),
    ),
  ),
)
afterAll(() => Promise.all(BRANDS.map(({ id }) => testEnv.BRANDS.delete(`brand:${id}`))))

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
    const { odds, startedAt = '' } = detail.live
    expect(odds).toHaveLength(3)
    expect(odds.map(({ at }) => at <= startedAt)).toEqual([true, true, false])
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
  // A goal taken back was a chance, but is no shot that counts.
  const taken = new Set(live.timeline.flatMap(({ seq, data }) => (data?.isCancelled === true ? [seq] : [])))
  const sum = chances.reduce((total, { seq, xg }) => (taken.has(seq) ? total : total + xg), 0)
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

test('where the brand shows no prices it gives none', async () => {
  const matchId = await footballMatch('finished')
  const askedFrom = (country: string) =>
    call(matchCalls.getMatchPro, { matchId }, { headers: { brand: NO_PRICES, 'cf-ipcountry': country } })
  const [shown, hidden] = [await askedFrom('DE'), await askedFrom('US')]
  expect(shown.odds.length).toBeGreaterThan(2)
  expect(hidden).toEqual({ ...shown, odds: [] })
})

/** How a brand answers who asks for it, and from where. */
async function proAnswer(matchId: number, brand: string, token?: string, country?: string): Promise<string> {
  const headers = { brand, ...(country ? { 'cf-ipcountry': country } : {}) }
  const { status, errorMsg } = await envelopeOf(
    matchCalls.getMatchPro,
    { matchId },
    { ...(token ? { token } : {}), headers },
  )
  return status === 'success' ? 'open' : String(errorMsg)
}

test('a brand may open it to members, who have it by their account on whichever brand they joined', async () => {
  const matchId = await footballMatch('finished')
  const [user, vip, svip, admin] = await Promise.all(
    ([[], ['vip'], ['svip'], ['administrator']] as const).map((roles) => makeUser(roles)),
  )
  const answersOf = (token?: string) =>
    Promise.all([VIP, SVIP, 'main'].map((brand) => proAnswer(matchId, brand, token)))
  expect(await answersOf()).toEqual(['session_missing', 'session_missing', 'session_missing'])
  expect(await answersOf('x'.repeat(43))).toEqual(['session_invalid', 'session_invalid', 'session_invalid'])
  expect(await answersOf(user?.token)).toEqual(['forbidden', 'forbidden', 'open'])
  expect(await answersOf(vip?.token)).toEqual(['open', 'forbidden', 'open'])
  expect(await answersOf(svip?.token)).toEqual(['open', 'open', 'open'])
  expect(await answersOf(admin?.token)).toEqual(['open', 'open', 'open'])
})

test('a membership that has ended opens it no more', async () => {
  const matchId = await footballMatch('finished')
  const { uid, token } = await makeUser()
  const until = Date.parse(EVENING) - 1
  await setMembership(openAccountDatabase(testEnv), uid, { vipUntil: until, svipUntil: until })
  expect(await proAnswer(matchId, VIP, token)).toBe('forbidden')
  expect(await proAnswer(matchId, SVIP, token)).toBe('forbidden')
})

test('where no membership is sold a sign-in opens it, and no less than that', async () => {
  const matchId = await footballMatch('finished')
  const { token } = await makeUser()
  expect(await proAnswer(matchId, VIP, token, 'JP')).toBe('open')
  expect(await proAnswer(matchId, VIP, undefined, 'JP')).toBe('session_missing')
  expect(await proAnswer(matchId, VIP, token, 'FR')).toBe('forbidden')
  expect(await proAnswer(matchId, SVIP, token, 'JP')).toBe('forbidden')
})

test('what a member gets from calls that all share has none of it', async () => {
  const matchId = await footballMatch('finished')
  const { token } = await makeUser(['svip'])
  const { live } = await call(matchCalls.getMatch, { game, matchId }, { token, headers: { brand: SVIP } })
  expect(JSON.stringify(live)).not.toMatch(/"xg"|"heat"|"place"/)
})
