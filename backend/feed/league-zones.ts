import type { TableZone } from '#contract/match.ts'
import { leagueSpecById } from './catalogue/leagues.ts'

/** The ranks of a league's table that lead to other competitions, best first; none where nothing is known of them. */
export function zonesOf(leagueId: number, teamCount: number): TableZone[] {
  const { continental = 0, playoffs = 0, relegation = 0 } = leagueSpecById(leagueId)?.places ?? {}
  const zones: TableZone[] = [
    { kind: 'continental', from: 1, to: continental },
    { kind: 'playoffs', from: continental + 1, to: continental + playoffs },
    { kind: 'relegation', from: teamCount - relegation + 1, to: teamCount },
  ]
  return zones.filter(({ from, to }) => from <= to)
}
