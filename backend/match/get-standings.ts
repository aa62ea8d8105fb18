import { fail } from '#backend/core/fail.ts'
import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isCupLeague } from '#backend/feed/cup-tree.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import type { matchCalls } from '#contract/match.ts'
import { standingRule } from '#contract/standing-rules.ts'
import { groupStandings } from './group-standings.ts'
import { readLeagueSeason } from './league-season.ts'
import { readLeague } from './leagues.store.ts'
import { readTeams } from './results.store.ts'
import { standings } from './standings.ts'
import { tableZones } from './table-zones.ts'
import { leagueIn, teamIn } from './to-row.ts'

/** The standings of a league's season, by default the current one; `view`: of all matches or only those at home or away. A cup has none. */
export const getStandings: Verb<typeof matchCalls.getStandings> = async (
  context,
  { leagueId, view, season: asked },
) => {
  const { matchDb, lan } = context
  const season = await readLeagueSeason(context, leagueId, asked)
  const league = await readLeague(matchDb, leagueId)
  if (!season || !league) return fail('not_found')
  const teams = new Map((await readTeams(matchDb, season.teamIds)).map((team) => [team.id, team]))
  const options = {
    rule: standingRule(league.gameId),
    ties: tiesOf(leagueId, season.season.id),
    ...(view ? { view } : {}),
    nameOf: (id: number) => nameIn('en_US', teams.get(id)?.names ?? { en_US: '', zh_CN: '' }),
  }
  const isOfGroups = season.groups.some(({ name }) => typeof name === 'string')
  const table = isOfGroups
    ? groupStandings(season, options).flatMap(({ name, rows }) => rows.map((row) => ({ ...row, group: String(name) })))
    : standings(season.teamIds, season.results, options)
  const zones = view ? [] : tableZones(leagueId, season)
  return {
    league: leagueIn(lan, league),
    ...(zones.length > 0 ? { zones } : {}),
    season: season.season,
    seasons: season.seasons,
    rows: isCupLeague(leagueId)
      ? []
      : table.flatMap(({ teamId, ...row }) => {
          const team = teams.get(teamId)
          return team ? [{ ...row, team: teamIn(lan, team) }] : []
        }),
  }
}
