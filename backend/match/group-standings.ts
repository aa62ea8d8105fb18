import type { Standing } from './count-results.ts'
import type { LeagueSeason, SeasonGroup } from './league-season.ts'
import { standings } from './standings.ts'

interface GroupTable {
  name: SeasonGroup['name']
  rows: Standing[]
}

/** Matches that count in a group: of an imported one its own, for its teams may meet again in a later one. */
export const resultsIn = ({ name }: SeasonGroup, { results }: Pick<LeagueSeason, 'results'>) =>
  typeof name === 'string' ? results.filter(({ group }) => group === name) : results

/** The table of each group of a season. */
export const groupStandings = (
  season: Pick<LeagueSeason, 'groups' | 'results'>,
  options: Parameters<typeof standings>[2],
): GroupTable[] =>
  season.groups.map((group) => ({
    name: group.name,
    rows: standings(group.teamIds, resultsIn(group, season), options),
  }))

/** The part of a season in which a team has a rank: the group it plays in, where groups are apart, else the whole. */
export function partOf(
  { groups, results, teamIds }: Pick<LeagueSeason, 'groups' | 'results' | 'teamIds'>,
  teamId: number,
): Pick<LeagueSeason, 'results' | 'teamIds'> {
  const own = groups.findLast(({ name, teamIds: ids }) => typeof name === 'string' && ids.includes(teamId))
  return own ? { teamIds: own.teamIds, results: resultsIn(own, { results }) } : { teamIds, results }
}
