import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'

export type Figure = { home: number | string; away: number | string }

/** A part of the `148/3 17.2` of both sides: runs and wickets, overs. */
export const cricketPart = ({ home, away }: NonNullable<MatchRow['points']>, at: number): Figure => ({
  home: home.split(' ')[at] ?? '',
  away: away.split(' ')[at] ?? '',
})

/**
 * The score as it is said: in cricket runs and wickets, and nothing at the toss; nothing of a fight being fought, which
 * is won, not scored.
 */
export function rowTotal({ status, score, points, phase }: MatchRow, family: Family | undefined): Figure {
  if (family === 'cricket' && points) return cricketPart(points, 0)
  return phase === 'toss' || (family === 'combat' && status !== 'finished') ? { home: '', away: '' } : score
}
