import { expect, test } from 'vitest'
import { librarySquadCalls } from '#contract/library-squads.ts'
import { matchCalls } from '#contract/match.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import text from '#tests/support/sources/cricsheet.json?raw'
import { signedHeaders } from '../push/signature.ts'
import { cricsheet } from './cricsheet/cricsheet.ts'
import type { ImportedSeason } from './imported-season.ts'

const seasonOf = (content: string): ImportedSeason => {
  const [season] = cricsheet.parse([{ file: '1.json', text: content }])
  if (!season) throw new Error('no season')
  return season
}

async function importSeason(season: ImportedSeason): Promise<unknown> {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
  return (await send('/feed/import', { method: 'POST', body, headers })).json()
}

const read = ({ matches }: ImportedSeason) =>
  call(matchCalls.getMatch, { game: 'cricket', matchId: matches[0]?.id ?? 0 })

test('the page of a match ball by ball has its scorecard, with everybody’s name', async () => {
  const season = seasonOf(text)
  expect(await importSeason(season)).toMatchObject({ added: 1 })
  const { match, live, squads } = await read(season)
  expect(match).toMatchObject({ status: 'finished', winner: 'away', points: { home: '18/3 1.3', away: '19/1 0.5' } })
  expect(squads.home.people.map(({ name }) => name)).toEqual(['A Ash', 'B Birch', 'C Cedar', 'D Dale'])
  const [ash] = squads.home.people
  expect(live.players.find(({ player }) => player === ash?.id)?.values).toMatchObject({ runs: 9, balls: 8 })
  expect(await importSeason(season)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test('a correction that leaves score and number of balls alone is imported', async () => {
  await importSeason(seasonOf(text))
  const [before, after] = ['"kind": "bowled"', '"kind": "lbw"']
  const corrected = seasonOf(text.replace(before, after))
  expect(await importSeason(corrected)).toMatchObject({ changed: 1 })
  const { live, squads } = await read(corrected)
  const kelp = squads.away.people.find(({ name }) => name === 'K Kelp')
  expect(live.players.find(({ player }) => player === kelp?.id)?.values.dismissal).toBe('lbw')
})

test('the table has two points for a win, and net run rates', async () => {
  const season = seasonOf(text)
  await importSeason(season)
  const { rows } = await call(matchCalls.getStandings, { leagueId: season.league.id })
  // 19 in 5 balls, and 18 in 9.
  expect(rows.map(({ team, points, rate }) => [team.name, points, rate])).toEqual([
    ['Quay', 2, 10.8],
    ['Pier', 0, -10.8],
  ])
})

test('figures of imported players are counted, found by team and by league', async () => {
  const season = seasonOf(text)
  await importSeason(season)
  const { squads } = await read(season)
  const [ash] = squads.home.people
  const page = await call(librarySquadCalls.getPlayer, { playerId: ash?.id ?? 0 })
  expect(page).toMatchObject({ player: { name: 'A Ash' }, matches: 1, team: { id: season.matches[0]?.homeId } })
  const runs = page.figures.find(({ key }) => key === 'runs')
  expect(runs).toMatchObject({ value: 9, rank: 2 })
  expect(page.career.map(({ season: { id }, matches }) => [id, matches])).toEqual([[season.season, 1]])
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: season.league.id, figure: 'runs' })
  expect(rankings[0]?.rows[1]).toMatchObject({ rank: 2, player: { name: 'A Ash' }, value: 9 })
  const squad = await call(librarySquadCalls.getSquad, { teamId: page.team.id })
  expect(squad.players.map(({ name }) => name)).toContain('A Ash')
  expect(squad.row).toMatchObject({ played: 1, lost: 1 })
})
