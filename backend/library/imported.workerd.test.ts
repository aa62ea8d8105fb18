import { expect, test } from 'vitest'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import { libraryCalls } from '#contract/library.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'

const LEAGUE = 900_777
const FOOTBALL = 202
const TEAMS = [1, 2, 3, 4].map((n) => 900_777_000 + n)
const [A, B, C, D] = TEAMS as [number, number, number, number]

let count = 0
/** A match on this day of July 2026; with a score it is over. */
function match(day: number, homeId: number, awayId: number, score: [number, number] | null, rest: object) {
  count += 1
  const startsAt = Date.UTC(2026, 6, day, 18)
  const [home, away] = score ?? [0, 0]
  return {
    id: 900_777_000_000 + count,
    sourceKey: `library ${count}`,
    startsAt,
    homeId,
    awayId,
    events: score
      ? [{ seq: 1, at: new Date(startsAt + 7_200_000).toISOString(), type: 'result', data: { home, away } }]
      : [],
    ...rest,
  }
}

const season = {
  key: 'library:cup:2026',
  gameId: FOOTBALL,
  season: '2026',
  league: { id: LEAGUE, names: { en_US: 'World Test', zh_CN: '测试' }, abbr: 'WT', country: 'INT', tier: 1 },
  teams: TEAMS.map((id, at) => ({
    id,
    names: { en_US: `Team ${'ABCD'[at]}`, zh_CN: `队${at}` },
    abbr: 'ABCD'[at],
    crest: { shape: 1, primary: '#112233', secondary: '#445566' },
  })),
  matches: [
    match(1, A, B, [2, 0], { group: 'A', round: 1 }),
    match(2, C, D, [0, 1], { group: 'B', round: 1 }),
    match(9, A, D, [1, 0], { isKnockout: true, round: 2 }),
    match(10, B, C, [3, 2], { isKnockout: true, round: 2 }),
    match(16, A, B, [0, 1], { isKnockout: true, round: 3 }),
  ],
}

test('an imported competition has its groups and its knock-out: matches of the one do not count in the other', async () => {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
  const answer = await send('/feed/import', { method: 'POST', body, headers })
  expect(await answer.json()).toMatchObject({ added: 5 })

  const { tables, tree } = await call(libraryCalls.getLeague, { leagueId: LEAGUE })
  expect([tables, tree]).toEqual([['groups'], 'drawn'])
  const { parts } = await call(libraryCalls.getTable, { leagueId: LEAGUE })
  expect(parts.map(({ name, rows }) => [name, rows.map(({ team, points }) => [team.name, points])])).toEqual([
    [
      'A',
      [
        ['Team A', 3],
        ['Team B', 0],
      ],
    ],
    [
      'B',
      [
        ['Team D', 3],
        ['Team C', 0],
      ],
    ],
  ])
  const { rounds } = await call(libraryCalls.getTree, { leagueId: LEAGUE })
  expect(
    rounds.map(({ name, ties }) => [name, ties.map(({ home, away, winner }) => [home?.name, away?.name, winner])]),
  ).toEqual([
    [
      'semi_final',
      [
        ['Team A', 'Team D', 'home'],
        ['Team B', 'Team C', 'home'],
      ],
    ],
    ['final', [['Team A', 'Team B', 'away']]],
  ])
  expect(rounds.flatMap(({ ties }) => ties).every(({ matches }) => matches.every((row) => row.isKnockout))).toBe(true)
  const { champions } = await call(libraryCalls.listChampions, { leagueId: LEAGUE })
  expect(champions.map(({ season: { id }, team }) => [id, team.name])).toEqual([['2026', 'Team B']])
})
