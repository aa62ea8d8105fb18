import { expect, test } from 'vitest'
import { libraryCalls } from '#contract/library.ts'
import { librarySquadCalls } from '#contract/library-squads.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'

const PREMIER = 202001
/** A league of which no other test plays anything. */
const OTHER_LEAGUE = 202003
const MERIDIAN_TOUR = 203001
const BASEBALL = 205001
const CS = 2001

const teamsOf = async (leagueId: number) => (await call(libraryCalls.getLeague, { leagueId })).teams

test('a team stands where the table has it, and its last rank is that of its path', async () => {
  const [first] = await teamsOf(PREMIER)
  const teamId = first?.id ?? 0
  const squad = await call(librarySquadCalls.getSquad, { teamId })
  const { parts } = await call(libraryCalls.getTable, { leagueId: PREMIER, season: squad.season?.id ?? '' })
  const row = parts.flatMap(({ rows }) => rows).find(({ team }) => team.id === teamId)
  expect(squad.row).toEqual(row)
  expect(squad.ranks).toHaveLength(row?.played ?? -1)
  expect(squad.ranks.at(-1)).toBe(row?.rank)
  expect(squad.players.filter(({ isStarter }) => isStarter)).toHaveLength(11)
  expect(squad.formation).toMatch(/^\d-\d-\d$/)
  expect(squad.venue).toBeTruthy()
  expect(squad.playerId).toBeUndefined()
  const shots = squad.figures.find(({ key }) => key === 'shots')
  expect(shots?.own).toBeGreaterThan(0)
  expect(shots?.mean).toBeGreaterThan(0)
})

test('the mean of all teams is the mean that each of them is told', async () => {
  const squads = await Promise.all(
    (await teamsOf(PREMIER)).map(({ id }) => call(librarySquadCalls.getSquad, { teamId: id })),
  )
  const figures = squads.flatMap((squad) => squad.figures.filter(({ key }) => key === 'scored'))
  const played = squads.map(({ row }) => row?.played ?? 0)
  const total = figures.reduce((sum, { own }, place) => sum + own * (played[place] ?? 0), 0)
  const matches = played.reduce((sum, count) => sum + count, 0)
  expect(total / matches).toBeCloseTo(figures[0]?.mean ?? 0, 5)
})

test('results of a team are over and newest first, what is to come is in order, and each is its own', async () => {
  const [, team] = await teamsOf(PREMIER)
  const id = team?.id ?? 0
  const { recent, coming, live } = await call(librarySquadCalls.listSquadMatches, { teamId: id })
  expect(recent.length).toBeGreaterThan(4)
  expect(recent.length).toBeLessThanOrEqual(30)
  expect(recent.every(({ status }) => status === 'finished')).toBe(true)
  const times = recent.map(({ startsAt }) => startsAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(coming.map(({ startsAt }) => startsAt)).toEqual(coming.map(({ startsAt }) => startsAt).sort())
  expect([...recent, ...coming, ...live].every(({ home, away }) => home.id === id || away.id === id)).toBe(true)
})

test('two teams have met as both of them say; of two games, or of one with itself, there are no meetings', async () => {
  const [one, other] = await teamsOf(PREMIER)
  const [id, withId] = [one?.id ?? 0, other?.id ?? 0]
  const [there, back] = await Promise.all([
    call(librarySquadCalls.listMeetings, { teamId: id, withId }),
    call(librarySquadCalls.listMeetings, { teamId: withId, withId: id }),
  ])
  expect(there.other.id).toBe(withId)
  expect(there.matches.map((match) => match.id)).toEqual(back.matches.map((match) => match.id))
  const [player] = await teamsOf(MERIDIAN_TOUR)
  for (const wrong of [id, player?.id ?? 0, 1])
    expect((await envelopeOf(librarySquadCalls.listMeetings, { teamId: id, withId: wrong })).errorMsg).toBe('not_found')
})

test('the best scorer leads her league’s ranking, and her page says the same', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: PREMIER })
  const goals = rankings.find(({ key }) => key === 'goals')
  const [best] = goals?.rows ?? []
  expect(best?.rank).toBe(1)
  expect(goals?.rows.map(({ value }) => value)).toEqual(goals?.rows.map(({ value }) => value).sort((a, b) => b - a))
  const page = await call(librarySquadCalls.getPlayer, { playerId: best?.player.id ?? 0 })
  expect(page.player.name).toBe(best?.player.name)
  expect(page.team).toEqual(best?.team)
  expect(page.figures.find(({ key }) => key === 'goals')).toMatchObject({ value: best?.value, rank: 1 })
  expect(page.matches).toBe(best?.matches)
  expect(page.peerCount).toBeGreaterThan(5)
  expect(page.percentiles.find(({ key }) => key === 'goals')?.percentile).toBeGreaterThan(60)
  const season = page.career.find(({ league, season: { id } }) => league.id === PREMIER && id === page.season?.id)
  expect(season?.figures.find(({ key }) => key === 'goals')?.value).toBe(best?.value)
  expect(page.recent.length).toBeGreaterThan(0)
  expect(page.recent.every(({ match }) => match.status === 'finished')).toBe(true)
  const all = await call(librarySquadCalls.listRankings, { leagueId: PREMIER, figure: 'goals' })
  expect(all.rankings[0]?.rows.slice(0, 5)).toEqual(goals?.rows)
})

test('a season is in the career once all of its matches are counted, a piece with each request', async () => {
  const [, , team] = await teamsOf(OTHER_LEAGUE)
  const teamId = team?.id ?? 0
  const { players } = await call(librarySquadCalls.getSquad, { teamId })
  const playerId = players.find(({ isStarter }) => isStarter)?.id ?? 0
  const first = await call(librarySquadCalls.getPlayer, { playerId })
  expect(first.isCounting).toBe(true)
  let last = first
  for (let asked = 0; last.isCounting && asked < 6; asked++)
    last = await call(librarySquadCalls.getPlayer, { playerId })
  expect(last.isCounting).toBeUndefined()
  expect(last.career.length).toBeGreaterThan(first.career.length)
  // What was told before was whole, and the seasons say the same of themselves.
  for (const row of first.career) expect(last.career).toContainEqual(row)
  for (const { league, season, matches } of last.career) {
    if (league.id !== OTHER_LEAGUE) continue
    const page = await call(librarySquadCalls.getPlayer, { playerId, season: season.id })
    expect(page.matches).toBe(matches)
  }
})

test('who has no goals has 0 of them where others in the position have some', async () => {
  const [, team] = await teamsOf(PREMIER)
  const { players } = await call(librarySquadCalls.getSquad, { teamId: team?.id ?? 0 })
  const starters = players.filter(({ isStarter }) => isStarter)
  const pages = await Promise.all(starters.map(({ id }) => call(librarySquadCalls.getPlayer, { playerId: id })))
  const goals = pages.map(({ player, figures }) => ({
    isKeeper: player.position === 'gk',
    value: figures.find(({ key }) => key === 'goals')?.value,
  }))
  expect(goals.filter(({ isKeeper }) => isKeeper).map(({ value }) => value)).toEqual([undefined])
  expect(goals.filter(({ isKeeper, value }) => !isKeeper && value === undefined)).toEqual([])
})

test('pitchers are ranked by strikeouts thrown and earned runs, and nobody by being struck out', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: BASEBALL })
  const keys = rankings.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['batting_average', 'earned_run_average', 'strikeouts_thrown']))
  expect(keys).not.toContain('strikeouts')
  const averages = rankings.find(({ key }) => key === 'earned_run_average')?.rows.map(({ value }) => value) ?? []
  expect(averages).toEqual(averages.toSorted((a, b) => a - b))
  expect(averages[0]).toBeGreaterThan(0.5)
  const [best] = rankings.find(({ key }) => key === 'strikeouts_thrown')?.rows ?? []
  const page = await call(librarySquadCalls.getPlayer, { playerId: best?.player.id ?? 0 })
  expect(page.player.position).toBe('pitcher')
  expect(page.figures.map(({ key }) => key)).toEqual(expect.arrayContaining(['innings_pitched', 'earned_run_average']))
  expect(page.figures.map(({ key }) => key)).not.toContain('home_runs')
})

test('all goals of the season but own ones are somebody’s', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: PREMIER, figure: 'goals' })
  const { parts } = await call(libraryCalls.getTable, { leagueId: PREMIER })
  const scored = parts.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.scored, 0)
  const counted = rankings[0]?.rows.reduce((sum, { value }) => sum + value, 0) ?? 0
  expect(counted).toBeGreaterThan(scored * 0.5)
  expect(counted).toBeLessThanOrEqual(scored)
})

test('a competitor of a tour is a player whose team is herself', async () => {
  const [first] = await teamsOf(MERIDIAN_TOUR)
  const squad = await call(librarySquadCalls.getSquad, { teamId: first?.id ?? 0 })
  expect(squad.playerId).toBe((first?.id ?? 0) * 100 + 1)
  const page = await call(librarySquadCalls.getPlayer, { playerId: squad.playerId ?? 0 })
  expect(page.team.id).toBe(first?.id)
  expect(page.figures.map(({ key }) => key)).toContain('aces')
})

test('heroes of a MOBA are counted by map', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: 1001 })
  const [best] = rankings.find(({ key }) => key === 'kda')?.rows ?? []
  const page = await call(librarySquadCalls.getPlayer, { playerId: best?.player.id ?? 0 })
  expect(page.picks[0]?.maps).toBeGreaterThan(0)
  const listed = page.recent.flatMap(({ picks = [] }) => picks)
  expect(listed.length).toBeGreaterThan(0)
  for (const { name, maps } of page.picks)
    expect(listed.filter((pick) => pick === name).length).toBeLessThanOrEqual(maps)
})

test('a shooter’s page says how its maps went and with which weapons it kills, a team’s how it fares on each map', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: CS })
  const [best] = rankings.find(({ key }) => key === 'kills')?.rows ?? []
  const page = await call(librarySquadCalls.getPlayer, { playerId: best?.player.id ?? 0 })
  const { maps = [], weapons } = page
  expect(maps.length).toBeGreaterThan(1)
  const killsOnMaps = maps.reduce((sum, { kills }) => sum + kills, 0)
  expect(killsOnMaps).toBe(page.figures.find(({ key }) => key === 'kills')?.value)
  for (const { maps: played, won, adr } of maps) {
    expect(won).toBeLessThanOrEqual(played)
    expect(adr).toBeGreaterThan(20)
  }
  const told = weapons?.list.reduce((sum, { kills }) => sum + kills, 0) ?? 0
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThanOrEqual(weapons?.kills ?? 0)
  for (const { kills, headshots } of weapons?.list ?? []) expect(headshots).toBeLessThanOrEqual(kills)

  const squad = await call(librarySquadCalls.getSquad, { teamId: page.team.id })
  expect(squad.maps?.length).toBeGreaterThan(1)
  for (const { maps: played, won, roundsWon } of squad.maps ?? []) {
    expect(won).toBeLessThanOrEqual(played)
    expect(roundsWon).toBeGreaterThanOrEqual(won)
  }
  const [footballers] = await teamsOf(PREMIER)
  expect(await call(librarySquadCalls.getSquad, { teamId: footballers?.id ?? 0 })).not.toHaveProperty('maps')
})

test('maps, weapons and agents of a player are those of the season that is asked for, as all other figures', async () => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId: CS })
  const playerId = rankings[0]?.rows[0]?.player.id ?? 0
  const { seasons } = await call(librarySquadCalls.getPlayer, { playerId })
  for (const { id: season } of seasons) {
    const { maps = [], weapons, figures, matches } = await call(librarySquadCalls.getPlayer, { playerId, season })
    const kills = figures.find(({ key }) => key === 'kills')?.value ?? 0
    expect(maps.reduce((sum, map) => sum + map.kills, 0)).toBe(kills)
    expect(weapons?.kills ?? 0).toBeLessThanOrEqual(kills)
    expect(maps.length > 0).toBe(matches > 0)
  }
})

test('what is no team, player, figure or season is not found', async () => {
  const [team] = await teamsOf(PREMIER)
  const playerId = (team?.id ?? 0) * 100 + 1
  const answers = await Promise.all([
    envelopeOf(librarySquadCalls.getSquad, { teamId: 1 }),
    envelopeOf(librarySquadCalls.listSquadMatches, { teamId: 1 }),
    envelopeOf(librarySquadCalls.getPlayer, { playerId: playerId + 98 }),
    envelopeOf(librarySquadCalls.getPlayer, { playerId: 1 }),
    envelopeOf(librarySquadCalls.getPlayer, { playerId, season: '1999-00' }),
    envelopeOf(librarySquadCalls.listRankings, { leagueId: 1 }),
    envelopeOf(librarySquadCalls.listRankings, { leagueId: PREMIER, figure: 'constructor' }),
  ])
  expect(answers.map(({ errorMsg }) => errorMsg)).toEqual(answers.map(() => 'not_found'))
})

test('teams have places, of the games that are asked for, and competitors of a tour none', async () => {
  const all = (await call(librarySquadCalls.listSquadPlaces, {})).ids
  const football = (await call(librarySquadCalls.listSquadPlaces, { gameIds: '202' })).ids
  const [team] = await teamsOf(PREMIER)
  const [player] = await teamsOf(MERIDIAN_TOUR)
  expect(football).toContain(team?.id)
  expect(football.length).toBeLessThan(all.length)
  expect(all).not.toContain(player?.id)
  expect((await call(librarySquadCalls.listSquadPlaces, { gameIds: '203' })).ids).toEqual([])
})

test('all who play for a team have places, of the games that are asked for, each with a page', async () => {
  const all = (await call(librarySquadCalls.listPlayerPlaces, {})).ids
  const football = (await call(librarySquadCalls.listPlayerPlaces, { gameIds: '202' })).ids
  expect(all.length).toBeGreaterThan(football.length)
  expect(football.length).toBeGreaterThan(1500)
  expect(all.length).toBeLessThanOrEqual(20_000)
  expect(new Set(football).size).toBe(football.length)
  const [team] = await teamsOf(PREMIER)
  expect(football.filter((id) => Math.floor(id / 100) === team?.id)).toHaveLength(11)
  const { player, gameId } = await call(librarySquadCalls.getPlayer, { playerId: football[0] ?? 0 })
  expect([player.id, gameId]).toEqual([football[0], 202])
})

test.each([
  ['snooker', 204001, ['won', 'win_share', 'frames_won', 'frame_share']],
  ['MMA', 15001, ['won', 'win_share']],
])('%s ranks its players by how their matches ended', async (_, leagueId, keys) => {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId })
  expect(rankings.map(({ key }) => key)).toEqual(keys)
  const [won] = rankings
  const [first] = won?.rows ?? []
  const { parts } = await call(libraryCalls.getTable, { leagueId, ...(await shownSeason(first?.player.id ?? 0)) })
  const row = parts.flatMap(({ rows }) => rows).find(({ team }) => team.id === first?.team.id)
  expect([first?.value, first?.matches]).toEqual([row?.won, row?.played])
  const { figures, percentiles } = await call(librarySquadCalls.getPlayer, { playerId: first?.player.id ?? 0 })
  expect(figures.map(({ key }) => key)).toEqual(keys)
  expect(figures[0]).toMatchObject({ value: first?.value, rank: 1 })
  expect(percentiles.map(({ key }) => key)).toEqual(keys)
})

/** The season of which a player's figures are. */
async function shownSeason(playerId: number) {
  const { season } = await call(librarySquadCalls.getPlayer, { playerId })
  return season ? { season: season.id } : {}
}
