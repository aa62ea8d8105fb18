import { expect, test } from 'vitest'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import { libraryCalls } from '#contract/library.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import text from '#tests/support/openfootball/en.1-2024-25.txt?raw'
import { sourceOf } from '#tests/support/openfootball/rows-of.ts'

/** As the league published it: won, drawn, lost, goals, points. */
const PUBLISHED = [
  'Liverpool FC 25 9 4 86:41 84',
  'Arsenal FC 20 14 4 69:34 74',
  'Manchester City FC 21 8 9 72:44 71',
  'Chelsea FC 20 9 9 64:43 69',
  'Newcastle United FC 20 6 12 68:47 66',
  'Aston Villa FC 19 9 10 58:51 66',
  'Nottingham Forest FC 19 8 11 58:46 65',
  'Brighton & Hove Albion FC 16 13 9 66:59 61',
  'AFC Bournemouth 15 11 12 58:46 56',
  'Brentford FC 16 8 14 66:57 56',
  'Fulham FC 15 9 14 54:54 54',
  'Crystal Palace FC 13 14 11 51:51 53',
  'Everton FC 11 15 12 42:44 48',
  'West Ham United FC 11 10 17 46:62 43',
  'Manchester United FC 11 9 18 44:54 42',
  'Wolverhampton Wanderers FC 12 6 20 54:69 42',
  'Tottenham Hotspur FC 11 5 22 64:65 38',
  'Leicester City FC 6 7 25 33:80 25',
  'Ipswich Town FC 4 10 24 36:82 22',
  'Southampton FC 2 6 30 26:86 12',
]

const season = parseOpenfootball('en.1.json', sourceOf(text))
const asked = { leagueId: season.league.id, season: season.season }

async function importIt() {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
  expect(await (await send('/feed/import', { method: 'POST', body, headers })).json()).toMatchObject({ status: 'ok' })
}

async function tableOf(view: 'overall' | 'home' | 'away') {
  const { parts, zones } = await call(libraryCalls.getTable, { ...asked, view })
  return { rows: parts.flatMap(({ rows }) => rows), zones }
}

test('the Premier League of 2024-25 has the table that was published', async () => {
  await importIt()
  const { rows, zones } = await tableOf('overall')
  expect(
    rows.map(({ team, won, drawn, lost, scored, conceded, points }) =>
      [team.name, won, drawn, lost, `${scored}:${conceded}`, points].join(' '),
    ),
  ).toEqual(PUBLISHED)
  expect(rows.every(({ played, rank }, at) => played === 38 && rank === at + 1)).toBe(true)
  expect(zones).toContainEqual({ kind: 'relegation', from: 18, to: 20 })
  const { champions } = await call(libraryCalls.listChampions, { leagueId: asked.leagueId })
  expect(champions.map(({ season: { id }, team }) => [id, team.name])).toContainEqual(['2024-25', 'Liverpool FC'])
})

test('its tables at home and away are of 19 matches each and add up to the whole one', async () => {
  await importIt()
  const [whole, home, away] = await Promise.all([tableOf('overall'), tableOf('home'), tableOf('away')])
  for (const row of whole.rows) {
    const [here, there] = [home, away].map(({ rows }) => rows.find(({ team }) => team.id === row.team.id))
    expect([here?.played, there?.played]).toEqual([19, 19])
    for (const key of ['won', 'drawn', 'lost', 'scored', 'conceded', 'points'] as const)
      expect((here?.[key] ?? 0) + (there?.[key] ?? 0)).toBe(row[key])
  }
})

test('its rounds are the 38 that were played, each with every team once', async () => {
  await importIt()
  const { rounds } = await call(libraryCalls.listRounds, asked)
  expect(rounds.map(({ key, matchCount, overCount }) => [key, matchCount, overCount])).toEqual(
    Array.from({ length: 38 }, (_, at) => [`r${at + 1}`, 10, 10]),
  )
  const resultsOf = async (round: string) => {
    const { matches } = await call(libraryCalls.listRounds, { ...asked, round })
    expect(new Set(matches.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(20)
    return matches.map(({ home, away, score }) => `${home.name} ${score.home}-${score.away} ${away.name}`)
  }
  const [first, last] = await Promise.all([resultsOf('r1'), resultsOf('r38')])
  expect(first[0]).toBe('Manchester United FC 1-0 Fulham FC')
  expect(first).toContain('Ipswich Town FC 0-2 Liverpool FC')
  expect(last).toContain('Liverpool FC 1-1 Crystal Palace FC')
  expect(last).toContain('Nottingham Forest FC 0-1 Chelsea FC')
})

test('its facts are those of 380 matches and 1,115 goals', async () => {
  await importIt()
  const { matches, homeScored, awayScored, home, draws, away } = await call(libraryCalls.getFacts, asked)
  expect([matches, homeScored + awayScored, home + draws + away]).toEqual([380, 1115, 380])
})
