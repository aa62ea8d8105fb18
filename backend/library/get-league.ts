import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { leagueIn, teamIn } from '#backend/match/to-row.ts'
import type { libraryCalls } from '#contract/library.ts'
import { isWithoutPlayoffs, treeKindOf } from './get-tree.ts'
import { readLibrarySeason, readSeasonTeams } from './season.ts'

/** A league, its seasons, and the teams of one of them by name. */
export const getLeague: Verb<typeof libraryCalls.getLeague> = async (context, asked) => {
  const { lan } = context
  const found = await readLibrarySeason(context, asked)
  if (!found) return fail('not_found')
  const { league, season, seasons, teamIds, isCurrent } = found
  const [{ teams }, tree] = await Promise.all([readSeasonTeams(context, teamIds), treeKindOf(context, found)])
  return {
    league: leagueIn(lan, league),
    season,
    seasons,
    isCurrent,
    teams: [...teams.values()].map((team) => teamIn(lan, team)).sort((a, b) => a.name.localeCompare(b.name)),
    tables: found.tables,
    ...(tree ? { tree } : {}),
    ...(isWithoutPlayoffs(found) ? { isWithoutPlayoffs: true as const } : {}),
  }
}
