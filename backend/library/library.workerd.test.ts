import { expect, test } from 'vitest'
import type { Answer } from '#contract/call.ts'
import { libraryCalls } from '#contract/library.ts'
import { librarySquadCalls } from '#contract/library-squads.ts'
import { matchCalls } from '#contract/match.ts'
import { call, EVENING, envelopeOf } from '#tests/support/backend/calls.ts'

const PREMIER = 202001
const MERIDIAN_TOUR = 203001
const CROWN_CUP = 202012
const HARDWOOD = 201001

const rowsIn = ({ parts }: Answer<typeof libraryCalls.getTable>) => parts.flatMap(({ rows }) => rows)

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
    rowsIn(await call(libraryCalls.getTable, { leagueId: PREMIER, view }))
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
  expect(live?.running).toContainEqual({ id: match.id, home: match.score.home, away: match.score.away })
  expect(overall).not.toHaveProperty('running')
  const of = (table: typeof live) => table && rowsIn(table).find(({ team }) => team.id === match.home.id)
  expect(of(live)?.played).toBe((of(overall)?.played ?? 0) + 1)
  expect(of(live)?.scored).toBe((of(overall)?.scored ?? 0) + match.score.home)
  expect(of(live)?.isPlaying).toBe(true)
})

test('a table of first halves counts what stood at half-time', async () => {
  const rows = rowsIn(await call(libraryCalls.getTable, { leagueId: PREMIER, view: 'first_half' }))
  const whole = rowsIn(await call(libraryCalls.getTable, { leagueId: PREMIER }))
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
  const rows = rowsIn(await call(libraryCalls.getTable, { leagueId: PREMIER, season: season.id }))
  expect(rows[0]?.team.id).toBe(team.id)
})

test('a team has won what the champions of its competitions say, once those seasons have been played', async () => {
  const honoursOf = (teamId: number) => call(librarySquadCalls.listHonours, { teamId })
  const teamIdOf = async (leagueId: number) =>
    (await call(libraryCalls.listChampions, { leagueId })).champions.map(({ season, team }) => ({
      ...{ leagueId, teamId: team.id, season: season.id },
    }))
  const titles = [...(await teamIdOf(PREMIER)), ...(await teamIdOf(CROWN_CUP))]
  expect(titles).toHaveLength(4)
  for (const teamId of new Set(titles.map((title) => title.teamId))) {
    const { honours, isSimulated } = await honoursOf(teamId)
    expect(isSimulated).toBe(true)
    const own = honours.map(({ league, season }) => ({ leagueId: league.id, teamId, season: season.id }))
    expect(own).toEqual(expect.arrayContaining(titles.filter((title) => title.teamId === teamId)))
    expect(honours.map(({ day }) => day)).toEqual(
      honours
        .map(({ day }) => day)
        .sort()
        .reverse(),
    )
  }
  expect((await envelopeOf(librarySquadCalls.listHonours, { teamId: 1 })).errorMsg).toBe('not_found')
})

test('a cup has a tree instead of a table: each winner is in the next round, and nobody before it is known who', async () => {
  const { tables, tree } = await call(libraryCalls.getLeague, { leagueId: CROWN_CUP })
  expect([tables, tree]).toEqual([[], 'drawn'])
  expect((await envelopeOf(libraryCalls.getTable, { leagueId: CROWN_CUP })).errorMsg).toBe('not_found')
  expect((await call(matchCalls.getStandings, { leagueId: CROWN_CUP })).rows).toEqual([])
  const { isProjected, rounds } = await call(libraryCalls.getTree, { leagueId: CROWN_CUP })
  expect(isProjected).toBe(false)
  expect(rounds.map(({ name, ties }) => [name, ties.length])).toEqual([
    ['early', 4],
    ['round_of_16', 8],
    ['quarter_final', 4],
    ['semi_final', 2],
    ['final', 1],
  ])
  const ties = rounds.flatMap((round) => round.ties)
  const byKey = new Map(ties.map((tie) => [tie.key, tie]))
  for (const tie of ties)
    for (const side of ['home', 'away'] as const) {
      const from = byKey.get(tie[`${side}From`] ?? '')
      if (from?.winner) expect(tie[side]?.id).toBe(from[from.winner]?.id)
      else if (from) expect(tie[side]).toBeUndefined()
    }
  const [semi, final] = [rounds[3]?.ties[0], rounds[4]?.ties[0]]
  expect(semi?.matches).toHaveLength(1)
  expect(final).toMatchObject({ matches: [], startsAt: '2026-11-26T19:00:00.000Z' })
  expect(semi?.matches[0]?.cupRound).toBe('semi_final')
})

test('what the draw of a cup knows is told by no list', async () => {
  // A stage that no other test looks at: what one has stored stays.
  const at = '2027-01-01T12:00:00.000Z'
  const { rounds } = await call(libraryCalls.getTree, { leagueId: CROWN_CUP }, { at })
  const [early, sixteen, quarter] = rounds.map(({ ties }) => ties)
  expect(early?.every(({ winner }) => winner !== undefined)).toBe(true)
  expect(sixteen?.every(({ home, away, winner }) => home && away && !winner)).toBe(true)
  expect(quarter?.every(({ home, away, matches }) => !home && !away && matches.length === 0)).toBe(true)
  for (const ask of [matchCalls.listMatches, matchCalls.listUpcomingMatches]) {
    const { matches } = await call(ask, { leagueIds: [CROWN_CUP], size: 100 }, { at })
    expect(matches.length).toBeGreaterThan(7)
    expect(matches.every(({ startsAt }) => startsAt < '2027-01-08')).toBe(true)
  }
})

test('a league of conferences has a table of each, and play-offs as they stand', async () => {
  const { tables, tree } = await call(libraryCalls.getLeague, { leagueId: HARDWOOD })
  expect(tables).toContain('groups')
  expect(tree).toBe('projected')
  const { parts } = await call(libraryCalls.getTable, { leagueId: HARDWOOD, view: 'groups' })
  expect(parts.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Eastern Conference', 7],
    ['Western Conference', 7],
  ])
  const { isProjected, rounds } = await call(libraryCalls.getTree, { leagueId: HARDWOOD })
  expect(isProjected).toBe(true)
  expect(rounds.map(({ name, ties }) => [name, ties.length])).toEqual([
    ['quarter_final', 4],
    ['semi_final', 2],
    ['final', 1],
  ])
  expect(rounds[0]?.ties[0]).toMatchObject({ homeSeed: 1, awaySeed: 4, matches: [] })
})

test('play-offs that nobody plays are a projection of the running season, and leave no mark on one that is over', async () => {
  const now = await call(libraryCalls.getLeague, { leagueId: HARDWOOD })
  expect([now.tree, now.isWithoutPlayoffs]).toEqual(['projected', true])
  expect((await call(libraryCalls.getTable, { leagueId: HARDWOOD })).zones.map(({ kind }) => kind)).toEqual([
    'playoffs',
  ])
  const past = { leagueId: HARDWOOD, season: now.seasons[1]?.id ?? '' }
  const before = await call(libraryCalls.getLeague, past)
  expect([before.tree, before.isWithoutPlayoffs]).toEqual([undefined, true])
  expect((await call(libraryCalls.getTable, past)).zones).toEqual([])
  expect(await call(matchCalls.getStandings, past)).not.toHaveProperty('zones')
  expect(await call(libraryCalls.getLeague, { leagueId: PREMIER })).not.toHaveProperty('isWithoutPlayoffs')
})

test('the facts of a season add up to its table', async () => {
  const facts = await call(libraryCalls.getFacts, { leagueId: PREMIER })
  const rows = rowsIn(await call(libraryCalls.getTable, { leagueId: PREMIER }))
  const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0)
  expect(facts.matches * 2).toBe(sum(rows.map(({ played }) => played)))
  expect(facts.homeScored + facts.awayScored).toBe(sum(rows.map(({ scored }) => scored)))
  expect(sum(facts.rounds.map(({ matches }) => matches))).toBe(facts.matches)
  expect(sum(facts.periods.map(({ scored }) => scored))).toBe(facts.homeScored + facts.awayScored)
  expect(facts.results[0]?.count).toBeGreaterThan(2)
  expect(facts.clearest).toHaveLength(3)
})
