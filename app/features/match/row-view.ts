import type { MatchRow } from '#contract/match.ts'

/** Whether a match has a score to show. */
export const showsScore = ({ status }: Pick<MatchRow, 'status'>): boolean => status === 'live' || status === 'finished'

/** Whether a row shows odds: those of a live match reveal who leads, so they are hidden with its score. */
export const showsOdds = ({ status }: Pick<MatchRow, 'status'>, isScoreShown: boolean): boolean =>
  status !== 'finished' && (isScoreShown || status !== 'live')

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
