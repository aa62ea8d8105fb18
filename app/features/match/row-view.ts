import type { MatchRow } from '#contract/match.ts'

/** Whether there is a score to show yet. */
export const showsScore = ({ status }: Pick<MatchRow, 'status'>): boolean => status === 'live' || status === 'finished'

/** Whether a row shows prices: those of a match in play say who leads, so they hide with its score. */
export const showsOdds = ({ status }: Pick<MatchRow, 'status'>, isScoreShown: boolean): boolean =>
  status !== 'finished' && (isScoreShown || status !== 'live')

export interface LeagueGroup {
  league: MatchRow['league']
  matches: MatchRow[]
}

/** Rows under their leagues, leagues in the order of their first row. */
export function groupByLeague(matches: readonly MatchRow[]): LeagueGroup[] {
  const groups = new Map<number, LeagueGroup>()
  for (const match of matches) {
    const group = groups.get(match.league.id)
    if (group) group.matches.push(match)
    else groups.set(match.league.id, { league: match.league, matches: [match] })
  }
  return [...groups.values()]
}
