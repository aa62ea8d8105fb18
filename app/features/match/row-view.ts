import type { MatchRow } from '#contract/match.ts'

/** Whether a match has a score to show. */
export const showsScore = ({ status }: Pick<MatchRow, 'status'>): boolean => status === 'live' || status === 'finished'

/** Whether a row shows odds: those of a live match reveal who leads, so they are hidden with its score. */
export const showsOdds = ({ status }: Pick<MatchRow, 'status'>, isScoreShown: boolean): boolean =>
  status !== 'finished' && (isScoreShown || status !== 'live')

export const isToCome = ({ status }: Pick<MatchRow, 'status'>): boolean =>
  status === 'scheduled' || status === 'previewed'

/** Whether a row says that its stream can be watched, now or when the match begins. */
export const showsStream = (match: Pick<MatchRow, 'status' | 'roomId'>): boolean =>
  match.roomId !== undefined && (match.status === 'live' || isToCome(match))
