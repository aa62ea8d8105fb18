import { expect, test } from 'vitest'
import { libraryCalls } from '#contract/library.ts'
import { matchCalls } from '#contract/match.ts'
import { call, EVENING, envelopeOf } from '#tests/support/backend/calls.ts'

const PREMIER = 202001
const MERIDIAN_TOUR = 203001

test('a league has its seasons, its teams and the tables of its sport', async () => {
  const { league, season, seasons, isCurrent, teams, tables } = await call(libraryCalls.getLeague, {
    leagueId: PREMIER,
  })
  expect(league).toMatchObject({ id: PREMIER, gameId: 202, country: 'GB' })
  expect(seasons).toHaveLength(3)
  expect(season).toEqual(seasons[0])
  expect(isCurrent).toBe(true)
  expect(teams).toHaveLength(18)
  expect(tables).toContain('live')
})

test('what is no league, or no season of one, is not found', async () => {
  for (const input of [{ leagueId: 1 }, { leagueId: PREMIER, season: '1999-00' }])
    for (const entry of [libraryCalls.getLeague, libraryCalls.getTable, libraryCalls.listRounds])
      expect((await envelopeOf(entry, input)).errorMsg).toBe('not_found')
  expect((await envelopeOf(libraryCalls.getTable, { leagueId: MERIDIAN_TOUR, view: 'home' })).errorMsg).toBe(
    'not_found',
  )
})

test('home and away add up to the whole table, which is that of the match page', async () => {
  const table = async (view: 'overall' | 'home' | 'away') =>
    (await call(libraryCalls.getTable, { leagueId: PREMIER, view })).rows
  const [overall, home, away] = await Promise.all([table('overall'), table('home'), table('away')])
  const points = (rows: typeof overall, id: number) => rows.find(({ team }) => team.id === id)?.points ?? 0
  for (const { team, points: all } of overall) expect(points(home, team.id) + points(away, team.id)).toBe(all)
  const { rows } = await call(matchCalls.getStandings, { leagueId: PREMIER })
  expect(overall).toEqual(rows)
})

test('the live table counts running matches as they stand', async () => {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202, size: 100 })
  const match = matches.find(({ league }) => league.tier > 0 && league.country !== 'INT')
  if (!match) throw new Error('nothing is on')
  const leagueId = match.league.id
  const [overall, live] = await Promise.all(
    (['overall', 'live'] as const).map((view) => call(libraryCalls.getTable, { leagueId, view })),
  )
  expect(live?.liveIds).toContain(match.id)
  const of = (table: typeof live) => table?.rows.find(({ team }) => team.id === match.home.id)
  expect(of(live)?.played).toBe((of(overall)?.played ?? 0) + 1)
  expect(of(live)?.scored).toBe((of(overall)?.scored ?? 0) + match.score.home)
  expect(of(live)?.isPlaying).toBe(true)
})

test('a table of first halves counts what stood at half-time', async () => {
  const { rows } = await call(libraryCalls.getTable, { leagueId: PREMIER, view: 'first_half' })
  const { rows: whole } = await call(libraryCalls.getTable, { leagueId: PREMIER })
  const sum = (table: typeof rows) => table.reduce((all, { scored }) => all + scored, 0)
  expect(sum(rows)).toBeGreaterThan(0)
  expect(sum(rows)).toBeLessThan(sum(whole))
})

test('a season’s rounds hold each of its matches once, those to come too', async () => {
  const { rounds, round, matches } = await call(libraryCalls.listRounds, { leagueId: PREMIER })
  expect(rounds.reduce((sum, { matchCount }) => sum + matchCount, 0)).toBeGreaterThan(120)
  expect(rounds.some(({ from }) => from > EVENING)).toBe(true)
  const shown = rounds.find(({ key }) => key === round)
  expect(matches).toHaveLength(shown?.matchCount ?? 0)
  expect(new Set(matches.map((match) => match.round))).toEqual(new Set([shown?.round]))
  const first = await call(libraryCalls.listRounds, { leagueId: PREMIER, round: rounds[0]?.key ?? '' })
  expect(first.matches.every(({ startsAt }) => startsAt <= (rounds[0]?.to ?? ''))).toBe(true)
  expect((await envelopeOf(libraryCalls.listRounds, { leagueId: PREMIER, round: 'r999' })).errorMsg).toBe('not_found')
})

test('a tour is listed by day', async () => {
  const { round, matches } = await call(libraryCalls.listRounds, { leagueId: MERIDIAN_TOUR, zone: 'Asia/Tokyo' })
  expect(round).toMatch(/^2026-11-2\d$/)
  expect(matches.length).toBeGreaterThan(0)
})

test('champions are of seasons that are over', async () => {
  const { champions } = await call(libraryCalls.listChampions, { leagueId: PREMIER })
  expect(champions).toHaveLength(2)
  const [{ season, team }] = champions as [(typeof champions)[0]]
  const { rows } = await call(libraryCalls.getTable, { leagueId: PREMIER, season: season.id })
  expect(rows[0]?.team.id).toBe(team.id)
})
