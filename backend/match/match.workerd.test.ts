import { expect, test } from 'vitest'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { gameById } from '#contract/games.ts'
import { matchCalls } from '#contract/match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { userCalls } from '#contract/user.ts'
import { call, EVENING, envelopeOf, send } from '#tests/support/backend/calls.ts'

const FOOTBALL = 202
const BASKETBALL = 201
const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.parse(EVENING) + hours * HOUR).toISOString()
const codeOf = (row: MatchRow) => gameById(row.gameId)?.code ?? ''

function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('nothing in the list')
  return item
}

const liveOf = async (gameId: number) => (await call(matchCalls.listLiveMatches, { gameId, size: 100 })).matches

test('at any time at least three football, two basketball and one match of each other main game are live', async () => {
  for (const at of [EVENING, later(6), later(13), later(31)]) {
    const { games } = await call(matchCalls.listHomeGames, {}, { at })
    const countOf = (id: number) => games.find((game) => game.gameId === id)?.liveCount ?? 0
    expect(countOf(FOOTBALL)).toBeGreaterThanOrEqual(3)
    expect(countOf(BASKETBALL)).toBeGreaterThanOrEqual(2)
    for (const id of [1, 2, 4, 3, 203, 205, 210]) expect(countOf(id), `game ${id} at ${at}`).toBeGreaterThanOrEqual(1)
  }
})

test('every list call returns matches as its name says', async () => {
  const { leagues } = await call(matchCalls.listLeagues, { gameId: FOOTBALL })
  expect(leagues.length).toBeGreaterThan(3)
  expect(leagues.find(({ id }) => id === 202012)?.isCup).toBe(true)
  expect(leagues.find(({ id }) => id === 202001)).not.toHaveProperty('isCup')
  expect((await call(matchCalls.listSportLeagues, { gameId: 1 })).leagues).toEqual([])
  expect((await call(matchCalls.listGames, {})).games).toHaveLength(36)
  expect((await call(matchCalls.listEsportsSoon, {})).matches.every((row) => row.gameId < 100)).toBe(true)
  expect((await call(matchCalls.listSportsLive, {})).matches.every((row) => row.status === 'live')).toBe(true)
  expect((await call(matchCalls.listUpcomingMatches, {})).matches.length).toBeGreaterThan(0)
  const { days } = await call(matchCalls.listWeekFixtures, { gameId: FOOTBALL })
  expect(days.map(({ day }) => day)).toEqual([20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`))
  const results = await call(matchCalls.listWeekResults, { gameId: FOOTBALL })
  expect(results.days.flatMap(({ matches }) => matches).every((row) => row.status === 'finished')).toBe(true)
  const series = await call(matchCalls.countSeries, { gameId: FOOTBALL, zone: 'Asia/Tokyo' })
  expect(series.days).toHaveLength(15)
  expect(series.days.reduce((sum, day) => sum + day.count, 0)).toBe(
    series.leagues.reduce((sum, league) => sum + league.matchCount, 0),
  )
})

test('finished matches have a winner and do not change later', async () => {
  const past = await call(matchCalls.listPastMatches, { size: 100 })
  const finished = past.matches.filter((row) => row.status === 'finished')
  expect(finished.length).toBeGreaterThan(50)
  expect(finished.every((row) => row.winner !== undefined && row.phase === 'finished')).toBe(true)
  const again = await call(matchCalls.listMatchesById, { ids: finished.map((row) => row.id) }, { at: later(1) })
  const still = ({ readAt: _read, heat: _heat, ...row }: MatchRow) => row
  expect(again.matches.map(still)).toEqual(finished.map(still))
})

test('no list shows a past match as not played', async () => {
  for (const list of ['yesterday', 'today'] as const) {
    const { matches } = await call(matchCalls.listMatches, { list, size: 100, order: 'hot' })
    const past = matches.filter((row) => Date.parse(row.startsAt) < Date.parse(EVENING) - 12 * HOUR)
    expect(past.filter((row) => !['finished', 'postponed', 'cancelled'].includes(row.status))).toEqual([])
  }
})

test('today and yesterday are days in the viewer’s time zone', async () => {
  const input = { list: 'today' as const, gameIds: [FOOTBALL], size: 100 }
  const bounds: [string, string, string][] = [
    ['Asia/Shanghai', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['No/Where', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ]
  for (const [zone, from, to] of bounds) {
    const { matches } = await call(matchCalls.listMatches, { ...input, zone })
    expect(matches.length).toBeGreaterThan(5)
    expect(
      matches.every(({ startsAt }) => startsAt >= from && startsAt < to),
      zone,
    ).toBe(true)
    const yesterday = await call(matchCalls.listMatches, { ...input, zone, list: 'yesterday' })
    expect(
      yesterday.matches.every(({ startsAt }) => startsAt < from),
      zone,
    ).toBe(true)
  }
})

test('lists filter by game, league and status, and are in the requested order', async () => {
  const byTime = await call(matchCalls.listMatches, { list: 'by_time', gameIds: [FOOTBALL], size: 60 })
  expect(byTime.matches.map((row) => row.startsAt)).toEqual(byTime.matches.map((row) => row.startsAt).sort())
  const leagueId = first(byTime.matches).league.id
  const league = await call(matchCalls.listMatches, { leagueIds: [leagueId], statuses: ['finished'], size: 100 })
  expect(league.matches.length).toBeGreaterThan(0)
  expect(league.matches.every((row) => row.league.id === leagueId && row.status === 'finished')).toBe(true)
  const hot = await call(matchCalls.listMatches, { list: 'hot', size: 50 })
  expect(hot.matches.map((row) => row.heat)).toEqual(hot.matches.map((row) => row.heat).sort((a, b) => b - a))
  const grouped = await call(matchCalls.listMatches, { list: 'today', order: 'league', gameIds: [FOOTBALL], size: 100 })
  const ids = grouped.matches.map((row) => row.league.id)
  expect(ids.filter((id, at) => id !== ids[at - 1]).length).toBe(new Set(ids).size)
})

test('pages do not overlap, and a page far beyond the last is empty', async () => {
  const input = { list: 'today' as const, gameIds: [FOOTBALL], size: 10 }
  const [one, two] = [
    await call(matchCalls.listMatches, input),
    await call(matchCalls.listMatches, { ...input, page: 2 }),
  ]
  expect(new Set([...one.matches, ...two.matches].map((row) => row.id)).size).toBe(20)
  const beyond = await call(matchCalls.listMatches, { ...input, page: 1000 })
  expect(beyond).toMatchObject({ matches: [], page: 1000, total: one.total })
})

test('a page beyond the first ten thousand rows is refused, whatever the size', async () => {
  for (const entry of [matchCalls.listMatches, matchCalls.listPastMatches, matchCalls.listUpcomingMatches])
    for (const paging of [{ page: 101, size: 100 }, { page: 10_000, size: 2 }, { page: 501 }])
      expect(await envelopeOf(entry, paging), JSON.stringify(paging)).toMatchObject({ status: 'fail', errorCode: 4000 })
})

test('names are in the caller’s language', async () => {
  const [{ matches: english }, { matches: chinese }] = [
    await call(matchCalls.listLiveMatches, { gameId: FOOTBALL }),
    await call(matchCalls.listLiveMatches, { gameId: FOOTBALL }, { lan: 'zh_CN' }),
  ]
  expect(first(english).home.name).toMatch(/[A-Za-z]/)
  expect(first(chinese).home.name).toMatch(/\p{Script=Han}/u)
  const { matches: german } = await call(matchCalls.listLiveMatches, { gameId: FOOTBALL }, { lan: 'de' })
  expect(first(german).home.name).toBe(first(english).home.name)
  // A word that every object has names no language either.
  for (const lan of ['constructor', '__proto__'])
    expect(first((await call(matchCalls.listLiveMatches, { gameId: FOOTBALL }, { lan })).matches).home.name).toBe(
      first(english).home.name,
    )
})

test('a live match changes, and its page and row agree', async () => {
  const row = first(await liveOf(FOOTBALL))
  const input = { game: codeOf(row), matchId: row.id }
  const [now, soon] = [
    await call(matchCalls.getMatch, input),
    await call(matchCalls.getMatch, input, { at: later(0.2) }),
  ]
  expect(now.match.score).toEqual(row.score)
  expect(soon.match.seq).toBeGreaterThan(now.match.seq)
  expect(soon.live.timeline.length).toBeGreaterThanOrEqual(now.live.timeline.length)
  expect(now.squads.home.members.length).toBeGreaterThanOrEqual(11)
  expect(now.squads.home.people.map((person) => person.id)).toEqual(now.squads.home.members.map((member) => member.id))
})

test('a match as it was minutes ago is the one that was read then; other times are answered with now', async () => {
  const row = first(await liveOf(FOOTBALL))
  const input = { game: codeOf(row), matchId: row.id }
  const then = await call(matchCalls.getMatch, input)
  const soon = { at: later(0.15) }
  const past = await call(matchCalls.getMatch, { ...input, at: EVENING }, soon)
  expect(past).toEqual(then)
  const now = await call(matchCalls.getMatch, input, soon)
  expect(now.match.seq).toBeGreaterThan(past.match.seq)
  for (const at of [later(0.15 + 1 / 60), later(-0.1)])
    expect((await call(matchCalls.getMatch, { ...input, at }, soon)).match.readAt, at).toBe(soon.at)
  // Each second would be another answer to work out.
  for (const at of ['2026-11-20T19:30:01.000Z', '2026-11-20T19:30:00.500Z', '19:30', '__proto__'])
    expect(await envelopeOf(matchCalls.getMatch, { ...input, at }), at).toMatchObject({ status: 'fail' })
})

test('every game has a match page', async () => {
  const { games } = await call(matchCalls.listGames, {})
  for (const { gameId, code } of games) {
    const { matches } = await call(matchCalls.listMatches, { list: 'today', gameIds: [gameId], size: 1 })
    const { match } = await call(matchCalls.getMatch, { game: code, matchId: first(matches).id })
    expect(match.gameId).toBe(gameId)
  }
})

test('a match is found only under its own game', async () => {
  const row = first(await liveOf(FOOTBALL))
  for (const input of [
    { game: 'basketball', matchId: row.id },
    { game: 'quidditch', matchId: row.id },
    { game: 'soccer', matchId: 999_999_999_999 },
    { game: 'soccer', matchId: -5 },
  ])
    expect(await envelopeOf(matchCalls.getMatch, input)).toMatchObject({ status: 'fail', errorCode: 4004 })
})

test('a match of the last stage is found by its id, one of 20 stages ago is not', async () => {
  const stage = stageAt(Date.parse(EVENING))
  const idIn = (which: number) => first(fixturesOf(BASKETBALL, which).slice(7)).matchId
  const { match } = await call(matchCalls.getMatch, { game: 'basketball', matchId: idIn(stage - 1) })
  expect(match).toMatchObject({ status: 'finished', gameId: BASKETBALL })
  const past = await envelopeOf(matchCalls.getMatch, { game: 'basketball', matchId: idIn(stage - 20) })
  expect(past).toMatchObject({ errorCode: 4004 })
})

test('standings count every match of the season once', async () => {
  for (const gameId of [FOOTBALL, BASKETBALL, 1]) {
    const league = first((await call(matchCalls.listLeagues, { gameId })).leagues)
    const { rows } = await call(matchCalls.getStandings, { leagueId: league.id })
    expect(rows.map((row) => row.rank)).toEqual(rows.map((_, at) => at + 1))
    const sum = (key: 'won' | 'lost' | 'drawn' | 'scored' | 'conceded' | 'played') =>
      rows.reduce((total, row) => total + row[key], 0)
    expect(sum('played')).toBeGreaterThan(10)
    expect(sum('won')).toBe(sum('lost'))
    expect(sum('scored')).toBe(sum('conceded'))
    const home = await call(matchCalls.getStandings, { leagueId: league.id, view: 'home' })
    expect(home.rows.reduce((total, row) => total + row.played, 0)).toBe(sum('played') / 2)
  }
  expect(await envelopeOf(matchCalls.getStandings, { leagueId: 7 })).toMatchObject({ errorCode: 4004 })
})

test('the standings of a simulated match’s own season can be read, and those of the season before', async () => {
  const row = first(await liveOf(FOOTBALL))
  const input = { leagueId: row.league.id, season: row.season ?? '' }
  const own = await call(matchCalls.getStandings, input)
  expect(own.season).toMatchObject({ id: row.season, from: row.season })
  const before = own.seasons?.[1]?.id ?? ''
  const earlier = await call(matchCalls.getStandings, { ...input, season: before })
  expect(earlier.season?.id).toBe(before)
  expect(earlier.rows.reduce((sum, { played }) => sum + played, 0)).toBeGreaterThan(10)
  expect(await envelopeOf(matchCalls.getStandings, { ...input, season: '2020-01-06' })).toMatchObject({
    errorCode: 4004,
  })
})

test('head-to-head lists earlier matches of both teams, newest first', async () => {
  const row = first(await liveOf(FOOTBALL))
  const { meetings, homeRecent, awayRecent } = await call(matchCalls.getHeadToHead, { matchId: row.id })
  expect(homeRecent.length).toBeGreaterThan(2)
  expect(awayRecent.length).toBeGreaterThan(2)
  for (const past of [...meetings, ...homeRecent, ...awayRecent]) {
    expect(past.status).toBe('finished')
    expect(past.startsAt < row.startsAt).toBe(true)
  }
  expect(homeRecent.every(({ home, away }) => [home.id, away.id].includes(row.home.id))).toBe(true)
  const starts = homeRecent.map((past) => past.startsAt)
  expect(starts).toEqual(starts.toSorted().reverse())
})

test('a guest cannot follow a match, and an unknown token is an invalid session', async () => {
  const input = { matchId: 1, attention: true }
  expect(await envelopeOf(matchCalls.setAttention, input)).toMatchObject({ status: 'fail', errorCode: 3000 })
  expect(await envelopeOf(matchCalls.setAttention, input, { token: 'x' })).toMatchObject({ errorCode: 3001 })
  expect(await envelopeOf(userCalls.getUser, {})).toMatchObject({ errorCode: 3000 })
  expect(await envelopeOf(userCalls.getUser, {}, { token: 'x' })).toMatchObject({ errorCode: 3001 })
})

test('invalid input is refused', async () => {
  const bad: [Parameters<typeof envelopeOf>[0], object][] = [
    [matchCalls.listMatches, { page: 1_000_000 }],
    [matchCalls.listMatches, { size: 101 }],
    [matchCalls.listMatches, { list: 'someday' }],
    [matchCalls.listMatches, { list: 'day' }],
    [matchCalls.listMatches, { list: 'day', day: '2026-02-31' }],
    [matchCalls.listMatches, { zone: "'; drop table matches" }],
    [matchCalls.listMatches, { gameIds: ['soccer'] }],
    [matchCalls.listMatchesById, { ids: Array.from({ length: 101 }, (_, at) => at) }],
    [matchCalls.countSeries, { from: '2026-11-20', to: '2026-11-01' }],
    [matchCalls.getMatch, { game: 'soccer', matchId: 'abc' }],
    [matchCalls.listLiveMatches, { gameId: 'x' }],
  ]
  for (const [entry, input] of bad)
    expect(await envelopeOf(entry, input), JSON.stringify(input)).toMatchObject({ status: 'fail', errorCode: 4000 })
  expect((await call(matchCalls.listLiveMatches, { gameId: 12_345 })).matches).toEqual([])
  expect((await call(matchCalls.listMatches, { gameIds: [], leagueIds: [] })).matches.length).toBeGreaterThan(0)
})

test('an unknown call and a body that is not JSON are answered with a failure envelope', async () => {
  const unknown = await send('/java/no/such/call/at/all')
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { status: 'fail', errorCode: 4004 }])
  const broken = await send('/java/match/pcMatches', { method: 'POST', body: '{' })
  expect(await broken.json()).toMatchObject({ status: 'fail', errorCode: 4000 })
  const huge = await send('/java/match/pcMatches', { method: 'POST', body: `{"ids":[${'1,'.repeat(40_000)}1]}` })
  expect(await huge.json()).toMatchObject({ status: 'fail', errorCode: 4013 })
})

test('the health check reports each part', async () => {
  expect(await (await send('/internal/health')).json()).toEqual({
    database: true,
    accounts: true,
    ledger: true,
    objects: true,
    books: true,
  })
})

test('plays of a live match come up to now, and from a whole hundred on', async () => {
  const match = first(await liveOf(BASKETBALL))
  const { plays, seq } = await call(matchCalls.listPlays, { matchId: match.id })
  expect(plays.length).toBeGreaterThan(5)
  expect(plays.at(-1)).toMatchObject({ score: match.score })
  expect(seq).toBe(match.seq)
  const rest = await call(matchCalls.listPlays, { matchId: match.id, after: 100 })
  expect(rest.plays).toEqual(plays.filter((play) => play.seq > 100))
  for (const input of [{ matchId: match.id, after: 99 }, { matchId: 1 }])
    expect(await envelopeOf(matchCalls.listPlays, input)).toMatchObject({ status: 'fail' })
})
