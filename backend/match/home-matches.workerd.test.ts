import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import type { HomeMatches } from '#contract/match-lists.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { call, EVENING, testEnv } from '#tests/support/backend/calls.ts'

const FOOTBALL = 202
const HOUR = 3_600_000
const NOW = Date.parse(EVENING)
const UPCOMING = ['scheduled', 'previewed']

const home = (input: { gameIds?: number[]; zone?: string } = {}) => call(matchCalls.listHomeMatches, input)
const startOf = (row: MatchRow) => Date.parse(row.startsAt)

test('the home list begins with live matches, hottest first, then has those to come in order of time', async () => {
  const { live, soon, later } = await home()
  expect(live.length).toBeGreaterThan(5)
  expect(live.every(({ status }) => status === 'live')).toBe(true)
  expect(live.map(({ heat }) => heat)).toEqual(live.map(({ heat }) => heat).sort((a, b) => b - a))
  for (const [rows, from, to] of [
    [soon, NOW - 12 * HOUR, NOW + 3 * HOUR],
    [later, NOW + 3 * HOUR + 1, NOW + 24 * HOUR],
  ] as const) {
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.every(({ status }) => UPCOMING.includes(status))).toBe(true)
    expect(rows.every((row) => startOf(row) >= from && startOf(row) <= to)).toBe(true)
    expect(rows.map(startOf)).toEqual(rows.map(startOf).sort((a, b) => a - b))
  }
})

test('a section counts all of its matches, those of other lists too', async () => {
  const list = async (input: object) => (await call(matchCalls.listMatches, { gameIds: [FOOTBALL], ...input })).matches
  const { counts } = await home({ gameIds: [FOOTBALL], zone: 'Asia/Tokyo' })
  expect(counts.live).toBe((await list({ list: 'live', size: 100 })).length)
  const toCome = (await list({ list: 'by_time', statuses: UPCOMING, size: 100 })).map(startOf)
  expect(counts.soon).toBe(toCome.filter((at) => at <= NOW + 3 * HOUR).length)
  expect(counts.later).toBe(toCome.filter((at) => at > NOW + 3 * HOUR && at <= NOW + 24 * HOUR).length)
  const ofTokyo = await list({ list: 'today', zone: 'Asia/Tokyo', size: 100 })
  expect(counts.over).toBe(ofTokyo.filter(({ status }) => status !== 'live' && !UPCOMING.includes(status)).length)
})

test('a match that should have begun stays among the next ones until it begins', async () => {
  const id = 930_000_001
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     select ?1, ?2, (select min(id) from leagues), '2026', ?3, min(id), max(id), 0, 10, 'scheduled' from teams`,
  )
    .bind(id, FOOTBALL, NOW - 20 * 60_000)
    .run()
  const sectionsWith = ({ live, soon, later }: HomeMatches) =>
    [live, soon, later].map((rows) => rows.some((row) => row.id === id))
  expect(sectionsWith(await home({ gameIds: [FOOTBALL] }))).toEqual([false, true, false])
  await testEnv.DB.prepare('delete from matches where id = ?').bind(id).run()
})
