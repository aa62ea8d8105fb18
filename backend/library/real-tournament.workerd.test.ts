import { expect, test } from 'vitest'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import { libraryCalls } from '#contract/library.ts'
import { librarySquadCalls } from '#contract/library-squads.ts'
import { matchCalls } from '#contract/match.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { tournamentOf } from '#tests/support/openfootball/rows-of.ts'
import text2018 from '#tests/support/openfootball/worldcup-2018.txt?raw'
import text2022 from '#tests/support/openfootball/worldcup-2022.txt?raw'

const [cup2018, cup2022] = [text2018, text2022].map((text) =>
  parseOpenfootball('worldcup.json', tournamentOf(text)),
) as [ReturnType<typeof parseOpenfootball>, ReturnType<typeof parseOpenfootball>]
const leagueId = cup2022.league.id

async function importThem() {
  const answers = []
  for (const season of [cup2018, cup2022]) {
    const body = JSON.stringify(season)
    const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
    answers.push(await (await send('/feed/import', { method: 'POST', body, headers })).json())
  }
  return answers
}

async function groupsOf(season: string) {
  const { parts } = await call(libraryCalls.getTable, { leagueId, season })
  return Object.fromEntries(
    parts.map(({ name, rows }) => [
      name,
      rows.map(({ team, scored, conceded, points }) => `${team.abbr} ${scored}:${conceded} ${points}`),
    ]),
  )
}

async function scorersOf(season: string, count: number) {
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId, season, figure: 'goals' })
  const rows = rankings[0]?.rows ?? []
  return rows.slice(0, count).map(({ rank, player, team, value }) => `${rank} ${player.name} ${team.abbr} ${value}`)
}

async function treeOf(season: string) {
  const { rounds } = await call(libraryCalls.getTree, { leagueId, season })
  return Object.fromEntries(
    rounds.map(({ name, ties }) => [
      name,
      ties.map(({ home, away, winner, matches: [match] }) => {
        const pens = match?.periods.find(({ key }) => key === 'pens')
        const shootout = pens ? ` (${pens.home}-${pens.away})` : ''
        const through = winner === 'home' ? home : away
        return `${home?.abbr} ${match?.score.home}-${match?.score.away}${shootout} ${away?.abbr}: ${through?.abbr}`
      }),
    ]),
  )
}

test('two World Cups are imported once, and importing them again changes nothing', async () => {
  await importThem()
  expect(await importThem()).toEqual([64, 64].map((unchanged) => ({ status: 'ok', added: 0, changed: 0, unchanged })))
})

test('the top scorers of 2018 and 2022 are those that were published', async () => {
  await importThem()
  const best2018 = await scorersOf('2018', 6)
  expect(best2018[0]).toBe('1 Harry Kane ENG 6')
  expect(best2018.slice(1).sort()).toEqual([
    '2 Antoine Griezmann FRA 4',
    '2 Denis Cheryshev RUS 4',
    '2 Kylian Mbappé FRA 4',
    '2 R. Lukaku BEL 4',
    '2 Ronaldo POR 4',
  ])
  const best2022 = await scorersOf('2022', 11)
  expect(best2022.slice(0, 2)).toEqual(['1 Kylian Mbappé FRA 8', '2 Lionel Messi ARG 7'])
  expect(best2022.slice(2, 4).sort()).toEqual(['3 Julián Álvarez ARG 4', '3 Olivier Giroud FRA 4'])
  expect(best2022.slice(4).sort()).toEqual([
    '5 Bukayo Saka ENG 3',
    '5 Cody Gakpo NED 3',
    '5 Enner Valencia ECU 3',
    '5 Gonçalo Ramos POR 3',
    '5 Marcus Rashford ENG 3',
    '5 Richarlison BRA 3',
    '5 Álvaro Morata ESP 3',
  ])
})

test('the groups of 2018 and 2022 end as they were published', async () => {
  await importThem()
  expect(await groupsOf('2018')).toEqual({
    A: ['URU 5:0 9', 'RUS 8:4 6', 'KSA 2:7 3', 'EGY 2:6 0'],
    B: ['ESP 6:5 5', 'POR 5:4 5', 'IRN 2:2 4', 'MAR 2:4 1'],
    C: ['FRA 3:1 7', 'DEN 2:1 5', 'PER 2:2 3', 'AUS 2:5 1'],
    D: ['CRO 7:1 9', 'ARG 3:5 4', 'NGA 3:4 3', 'ISL 2:5 1'],
    E: ['BRA 5:1 7', 'SUI 5:4 5', 'SRB 2:4 3', 'CRC 2:5 1'],
    F: ['SWE 5:2 6', 'MEX 3:4 6', 'KOR 3:3 3', 'GER 2:4 3'],
    G: ['BEL 9:2 9', 'ENG 8:3 6', 'TUN 5:8 3', 'PAN 2:11 0'],
    H: ['COL 5:2 6', 'JPN 4:4 4', 'SEN 4:4 4', 'POL 2:5 3'],
  })
  expect(await groupsOf('2022')).toEqual({
    A: ['NED 5:1 7', 'SEN 5:4 6', 'ECU 4:3 4', 'QAT 1:7 0'],
    B: ['ENG 9:2 7', 'USA 2:1 5', 'IRN 4:7 3', 'WAL 1:6 1'],
    C: ['ARG 5:2 6', 'POL 2:2 4', 'MEX 2:3 4', 'KSA 3:5 3'],
    D: ['FRA 6:3 6', 'AUS 3:4 6', 'TUN 1:1 4', 'DEN 1:3 1'],
    E: ['JPN 4:3 6', 'ESP 9:3 4', 'GER 6:5 4', 'CRC 3:11 3'],
    F: ['MAR 4:1 7', 'CRO 4:1 5', 'BEL 1:2 4', 'CAN 2:7 0'],
    G: ['BRA 3:1 6', 'SUI 4:3 6', 'CMR 4:4 4', 'SRB 5:8 1'],
    H: ['POR 6:4 6', 'KOR 4:4 4', 'URU 2:2 4', 'GHA 5:7 3'],
  })
})

test('the knock-outs are those that were played: extra time, shoot-outs, and who went on', async () => {
  await importThem()
  const tree2018 = await treeOf('2018')
  expect(Object.keys(tree2018)).toEqual(['round_of_16', 'quarter_final', 'semi_final', 'final'])
  expect([...(tree2018.round_of_16 ?? [])].sort()).toEqual([
    'BEL 3-2 JPN: BEL',
    'BRA 2-0 MEX: BRA',
    'COL 1-1 (3-4) ENG: ENG',
    'CRO 1-1 (3-2) DEN: CRO',
    'ESP 1-1 (3-4) RUS: RUS',
    'FRA 4-3 ARG: FRA',
    'SWE 1-0 SUI: SWE',
    'URU 2-1 POR: URU',
  ])
  expect([...(tree2018.quarter_final ?? [])].sort()).toEqual([
    'BRA 1-2 BEL: BEL',
    'RUS 2-2 (3-4) CRO: CRO',
    'SWE 0-2 ENG: ENG',
    'URU 0-2 FRA: FRA',
  ])
  expect(tree2018.semi_final).toEqual(['FRA 1-0 BEL: FRA', 'CRO 2-1 ENG: CRO'])
  expect(tree2018.final).toEqual(['FRA 4-2 CRO: FRA'])
  const tree2022 = await treeOf('2022')
  expect([tree2022.semi_final, tree2022.final]).toEqual([
    ['ARG 3-0 CRO: ARG', 'FRA 2-0 MAR: FRA'],
    ['ARG 3-3 (4-2) FRA: ARG'],
  ])
  const { champions } = await call(libraryCalls.listChampions, { leagueId })
  expect(champions.map(({ season, team }) => [season.id, team.name])).toEqual([
    ['2022', 'Argentina'],
    ['2018', 'France'],
  ])
  const { honours, isSimulated } = await call(librarySquadCalls.listHonours, { teamId: champions[1]?.team.id ?? 0 })
  expect([honours.map(({ league, season }) => [league.id, season.id]), isSimulated]).toEqual([
    [[leagueId, '2018']],
    undefined,
  ])
})

test('rounds are the three of the groups and those of the knock-out, by name', async () => {
  await importThem()
  const { rounds, matches } = await call(libraryCalls.listRounds, { leagueId, season: '2022', round: 'r7' })
  expect(rounds.map(({ key, cupRound, matchCount }) => [key, cupRound, matchCount])).toEqual([
    ['r1', undefined, 16],
    ['r2', undefined, 16],
    ['r3', undefined, 16],
    ['r4', 'round_of_16', 8],
    ['r5', 'quarter_final', 4],
    ['r6', 'semi_final', 2],
    ['r7', 'final', 2],
  ])
  expect(matches.map(({ home, away, cupRound }) => [home.abbr, away.abbr, cupRound])).toEqual([
    ['CRO', 'MAR', 'third_place'],
    ['ARG', 'FRA', 'final'],
  ])
})

test('the page of the final of 2022 has its goals with who scored them, and nothing that the source does not tell', async () => {
  await importThem()
  const final = cup2022.matches.at(-1)
  const page = await call(matchCalls.getMatch, { game: 'soccer', matchId: final?.id ?? 0 })
  const named = new Map([...page.squads.home.people, ...page.squads.away.people].map(({ id, name }) => [id, name]))
  const goals = page.live.timeline.filter(({ type }) => type.endsWith('goal'))
  expect(goals.map(({ type, clock, player }) => [type, (clock ?? 0) / 60, named.get(player ?? 0)])).toEqual([
    ['penalty_goal', 23, 'Lionel Messi'],
    ['goal', 36, 'Ángel Di María'],
    ['penalty_goal', 80, 'Kylian Mbappé'],
    ['goal', 81, 'Kylian Mbappé'],
    ['goal', 108, 'Lionel Messi'],
    ['penalty_goal', 118, 'Kylian Mbappé'],
  ])
  expect(page.match.periods.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['h1', 2, 0],
    ['h2', 0, 2],
    ['et1', 0, 0],
    ['et2', 1, 1],
    ['pens', 4, 2],
  ])
  expect(page.live).toMatchObject({ stats: [], playerColumns: ['goals'], board: { penalties: { home: 4, away: 2 } } })
  const { rows } = await call(matchCalls.getStandings, { leagueId, season: '2022' })
  expect(rows.filter(({ group }) => group === 'C').map(({ rank, team }) => [rank, team.abbr])).toEqual([
    [1, 'ARG'],
    [2, 'POL'],
    [3, 'MEX'],
    [4, 'KSA'],
  ])
})

test('a scorer has a page with the goals of each cup, and no number of matches, which the source does not tell', async () => {
  await importThem()
  const { rankings } = await call(librarySquadCalls.listRankings, { leagueId, season: '2022', figure: 'goals' })
  const [first] = rankings[0]?.rows ?? []
  const page = await call(librarySquadCalls.getPlayer, { playerId: first?.player.id ?? 0 })
  expect(page).toMatchObject({
    player: { name: 'Kylian Mbappé' },
    team: { name: 'France' },
    matches: 0,
    percentiles: [],
  })
  expect(page.career.map(({ season, figures }) => [season.id, figures.map(({ key, value }) => [key, value])])).toEqual([
    ['2022', [['goals', 8]]],
    ['2018', [['goals', 4]]],
  ])
  const squad = await call(librarySquadCalls.getSquad, { teamId: page.team.id })
  expect(squad).toMatchObject({ teamCount: 4, row: { rank: 1, played: 3 } })
})
