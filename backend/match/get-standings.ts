import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { playSeason, tableStageAt } from '#backend/feed/league-season.ts'
import { type Family, gameById } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import { readLeague } from './leagues.store.ts'
import { readLatestSeason, readSeason, readTeams } from './results.store.ts'
import { type Result, type StandingRule, standings } from './standings.ts'
import { leagueIn, teamIn } from './to-row.ts'

const RULES: Partial<Record<Family, StandingRule>> = {
  football: 'points',
  basketball: 'win_rate',
  baseball: 'win_rate',
  american_football: 'win_rate',
}

interface Season {
  teamIds: readonly number[]
  results: Result[]
}

/** The current season: its teams, also those that have not played, and its results in order. */
async function seasonOf(context: Context, leagueId: number): Promise<Season | undefined> {
  const { db, now } = context
  const stage = tableStageAt(now)
  const simulatedTeams = await playSeason(context, leagueId, stage, now)
  const season = simulatedTeams ? String(stage) : await readLatestSeason(db, leagueId)
  if (season === undefined) return undefined
  const matches = await readSeason(db, leagueId, season, now)
  const teamIds = simulatedTeams ?? matches.flatMap(({ homeId, awayId }) => [homeId, awayId])
  const results = matches.flatMap(({ status, home, away, winner, ...match }) =>
    status === 'finished' && home !== null && away !== null && winner !== null
      ? [{ ...match, home, away, winner }]
      : [],
  )
  return { teamIds: [...new Set(teamIds)], results }
}

/** The standings of a league's current season; `view`: of all matches or only those at home or away. */
export const getStandings: Verb<typeof matchCalls.getStandings> = async (context, { leagueId, view }) => {
  const { db, lan } = context
  const season = await seasonOf(context, leagueId)
  const league = await readLeague(db, leagueId)
  if (!season || !league) return fail('not_found')
  const teams = new Map((await readTeams(db, season.teamIds)).map((team) => [team.id, team]))
  const rule = RULES[gameById(league.gameId)?.family ?? 'games'] ?? 'wins'
  const table = standings(season.teamIds, season.results, {
    rule,
    ...(view ? { view } : {}),
    nameOf: (id) => nameIn('en_US', teams.get(id)?.names ?? { en_US: '', zh_CN: '' }),
  })
  return {
    league: leagueIn(lan, league),
    rows: table.flatMap(({ teamId, ...row }) => {
      const team = teams.get(teamId)
      return team ? [{ ...row, team: teamIn(lan, team) }] : []
    }),
  }
}
