import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { signedHeaders } from '../push/signature.ts'
import { parseOpenfootball } from './openfootball/parse-openfootball.ts'

const line = (round: number, date: string, team1: string, team2: string, ft?: number[], ht?: number[]) => ({
  round: `Matchday ${round}`,
  date,
  time: '20:30',
  team1,
  team2,
  score: ft ? { ft, ...(ht ? { ht } : {}) } : {},
})

const LINES = [
  line(1, '2026-08-14', 'FC Bayern München', 'RB Leipzig', [3, 1], [1, 0]),
  line(2, '2026-08-21', 'RB Leipzig', 'SC Freiburg', [2, 2]),
  line(3, '2026-08-28', 'SC Freiburg', 'FC Bayern München', [0, 1], [0, 1]),
  line(4, '2026-10-02', 'RB Leipzig', 'FC Bayern München'),
  line(5, '2027-02-12', 'FC Bayern München', 'SC Freiburg'),
]

const seasonOf = (lines: readonly object[]) =>
  parseOpenfootball('de.1.json', { name: 'Deutsche Bundesliga 2026/27', matches: lines })

async function importSeason(season: unknown): Promise<Response> {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
  return send('/feed/import', { method: 'POST', body, headers })
}

test('an imported season is in results, fixtures and standings, and importing it again changes nothing', async () => {
  const season = seasonOf(LINES)
  expect(await (await importSeason(season)).json()).toEqual({ status: 'ok', added: 5, changed: 0, unchanged: 0 })
  const leagueIds = [season.league.id]
  const before = await call(matchCalls.listMatches, { leagueIds, order: 'time' })
  expect(before.matches.map((row) => row.status)).toEqual([
    'finished',
    'finished',
    'finished',
    'result_unknown',
    'scheduled',
  ])
  expect(before.matches[0]).toMatchObject({ score: { home: 3, away: 1 }, isSimulated: false, round: 1 })
  expect(before.matches[0]?.periods.map(({ home, away }) => [home, away])).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(await (await importSeason(season)).json()).toEqual({ status: 'ok', added: 0, changed: 0, unchanged: 5 })
  const { rows } = await call(matchCalls.getStandings, { leagueId: season.league.id }, { lan: 'zh_CN' })
  expect(rows.map((row) => [row.team.name, row.played, row.points])).toEqual([
    ['拜仁慕尼黑', 2, 6],
    ['弗赖堡', 2, 1],
    ['RB莱比锡', 2, 1],
  ])
})

test('a fixture of the past without a score has an unknown result, and nobody can ask to be reminded of it', async () => {
  const season = seasonOf(LINES)
  await importSeason(season)
  const matchId = season.matches[3]?.id ?? 0
  const { match } = await call(matchCalls.getMatch, { game: 'soccer', matchId })
  expect(match).toMatchObject({ status: 'result_unknown', phase: 'result_unknown' })
  const { matches } = await call(matchCalls.listPastMatches, { leagueIds: [season.league.id] })
  expect(matches.map((row) => row.status)).toContain('result_unknown')
  const { token } = await makeUser()
  const refused = await envelopeOf(noticeCalls.reserveMatch, { matchId, isReserved: true }, { token })
  expect(refused).toMatchObject({ status: 'fail', errorMsg: 'match_over' })
})

test('the page of an imported match tells no venue, corners or cards, and no figure of 0', async () => {
  const season = seasonOf(LINES)
  await importSeason(season)
  const page = await call(matchCalls.getMatch, { game: 'soccer', matchId: season.matches[0]?.id ?? 0 })
  expect(page).not.toHaveProperty('venue')
  expect(page.match).not.toHaveProperty('redCards')
  expect(page.live).toMatchObject({ board: { family: 'football' }, stats: [], timeline: [], players: [] })
  expect(Object.keys(page.live.board ?? {})).toEqual(['family'])
})

test('a match whose file gives only the day says so, and takes no reminder', async () => {
  const { time: _time, ...dayOnly } = line(9, '2027-03-01', 'Hamburger SV', 'VfB Stuttgart')
  const season = parseOpenfootball('de.2.json', { name: 'Zweite Bundesliga 2026/27', matches: [dayOnly] })
  await importSeason(season)
  const found = await call(matchCalls.getMatch, { game: 'soccer', matchId: season.matches[0]?.id ?? 0 })
  expect(found.match.isTimeUnknown).toBe(true)
  const { token } = await makeUser()
  const reserve = (isReserved: boolean) =>
    envelopeOf(noticeCalls.reserveMatch, { matchId: found.match.id, isReserved }, { token })
  expect(await reserve(true)).toMatchObject({ status: 'fail', errorMsg: 'time_unknown' })
  expect((await call(noticeCalls.listReservations, {}, { token })).list).toEqual([])
  expect((await reserve(false)).status).toBe('success')
})

test('a newer file changes only the matches with new results', async () => {
  const newer = LINES.map((each, at) =>
    at === 3 ? line(4, '2026-10-02', 'RB Leipzig', 'FC Bayern München', [2, 0]) : each,
  )
  await importSeason(seasonOf(LINES))
  const season = seasonOf(newer)
  expect(await (await importSeason(season)).json()).toMatchObject({ added: 0, changed: 1, unchanged: 4 })
  const { match } = await call(matchCalls.getMatch, { game: 'soccer', matchId: season.matches[3]?.id ?? 0 })
  expect(match).toMatchObject({ status: 'finished', score: { home: 2, away: 0 } })
})

test('the page of a match with only a result has no squads and no events', async () => {
  const { matches } = seasonOf(LINES)
  const page = await call(matchCalls.getMatch, { game: 'soccer', matchId: matches[4]?.id ?? 0 })
  expect(page.match.status).toBe('scheduled')
  expect(page.live.timeline).toEqual([])
  expect(page.squads.home).toEqual({ members: [], people: [] })
  const past = await call(matchCalls.getHeadToHead, { matchId: matches[4]?.id ?? 0 })
  expect(past.meetings.map((row) => row.id)).toEqual([matches[2]?.id])
})

test('an invalid season is refused and stores nothing', async () => {
  const season = seasonOf([line(1, '2026-08-14', 'VfB Stuttgart', 'Hamburger SV', [1, 1])])
  const [match] = season.matches
  const teamsNamed = (name: string) => season.teams.map((team) => ({ ...team, names: { ...team.names, en_US: name } }))
  const faults = [
    { season: '2030-31', matches: [{ ...match, startsAt: 'tomorrow' }] },
    { matches: [match, match] },
    { matches: [{ ...match, id: 1e300 }] },
    ...['HSV\u0000', '\u202eVSH', 'H'.repeat(1000)].map((name) => ({ teams: teamsNamed(name) })),
  ]
  for (const fault of faults)
    expect((await importSeason({ ...season, ...fault })).status, JSON.stringify(fault)).toBe(400)
  const { matches } = await call(matchCalls.listMatchesById, { ids: [match?.id ?? 0] })
  expect(matches).toEqual([])
})

test('a season with a score or a date out of reason is refused, with the match named, and stores nothing', async () => {
  const season = seasonOf([line(1, '2026-08-14', 'VfB Stuttgart', 'Hamburger SV', [1, 1])])
  const [match] = season.matches
  const score = [{ seq: 1, at: '2026-08-14T20:00:00.000Z', type: 'result', data: { home: 999_999_999, away: 0 } }]
  for (const fields of [{ events: score }, { startsAt: Date.parse('1825-08-14') }]) {
    const answer = await importSeason({ ...season, matches: [{ ...match, ...fields }] })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: expect.stringContaining('VfB Stuttgart') },
    ])
  }
  expect((await call(matchCalls.listMatchesById, { ids: [match?.id ?? 0] })).matches).toEqual([])
})

test('earlier seasons stay reachable: tables and matches of each, and a match names its own', async () => {
  const seasons = [2023, 2024].map((year) =>
    parseOpenfootball('gr.1.json', {
      name: `Super League ${year}/${year - 1999}`,
      matches: [line(1, `${year}-09-14`, 'PAOK FC', 'AEK Athens FC', [year - 2022, 0])],
    }),
  )
  for (const season of seasons) await importSeason(season)
  const leagueId = seasons[0]?.league.id ?? 0
  const latest = await call(matchCalls.getStandings, { leagueId })
  expect(latest).toMatchObject({ season: { id: '2024-25' }, seasons: [{ id: '2024-25' }, { id: '2023-24' }] })
  const earlier = await call(matchCalls.getStandings, { leagueId, season: '2023-24' })
  expect([latest, earlier].map(({ rows }) => [rows[0]?.scored, rows[0]?.played])).toEqual([
    [2, 1],
    [1, 1],
  ])
  const { matches } = await call(matchCalls.listMatches, { leagueIds: [leagueId], season: '2023-24' })
  expect(matches.map((row) => [row.season, row.score.home])).toEqual([['2023-24', 1]])
  expect(await envelopeOf(matchCalls.getStandings, { leagueId, season: '1999-00' })).toMatchObject({ errorCode: 4004 })
  expect(await envelopeOf(matchCalls.listMatches, { season: '2023-24' })).toMatchObject({ errorCode: 4000 })
})
