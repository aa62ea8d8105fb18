import type { MatchRow } from '#contract/match-row.ts'

export interface LeagueGroup {
  league: MatchRow['league']
  matches: MatchRow[]
}

/** Rows grouped by league, in the order of each league's first row. */
export function groupByLeague(matches: readonly MatchRow[]): LeagueGroup[] {
  const groups = new Map<number, LeagueGroup>()
  for (const match of matches) {
    const group = groups.get(match.league.id)
    if (group) group.matches.push(match)
    else groups.set(match.league.id, { league: match.league, matches: [match] })
  }
  return [...groups.values()]
}
