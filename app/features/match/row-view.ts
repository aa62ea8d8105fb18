import type { MatchRow } from '#contract/match-row.ts'

/** Whether a match has a score to show: a walkover has none, an abandoned match the one it was left at. */
export const showsScore = ({ status, endedBy }: Pick<MatchRow, 'status' | 'endedBy'>): boolean =>
  endedBy === 'abandonment' || (endedBy !== 'walkover' && (status === 'live' || status === 'finished'))

export const isToCome = ({ status }: Pick<MatchRow, 'status'>): boolean =>
  status === 'scheduled' || status === 'previewed'

/**
 * Whether a row shows odds: those of a live match reveal who leads, so they are hidden with its score; a match that is
 * over or off has none.
 */
export const showsOdds = (match: Pick<MatchRow, 'status'>, isScoreShown: boolean): boolean =>
  match.status === 'live' ? isScoreShown : isToCome(match)

/** Whether a row says that its stream can be watched, now or when the match begins. */
export const showsStream = (match: Pick<MatchRow, 'status' | 'roomId'>): boolean =>
  match.roomId !== undefined && (match.status === 'live' || isToCome(match))
