import { type MatchNews, scoreUnitOf } from '#contract/alert-rules.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { MatchStatus, Side } from '#contract/match-state.ts'

/** What is known of a match since it was last looked at. */
export interface Seen {
  status: MatchStatus
  home: number
  away: number
}

/** A match that is looked at for the first time has just begun when it was to begin so long ago at most. */
const JUST_BEGUN_MS = 10 * 60_000

function scoreNews(before: Seen, row: MatchRow): MatchNews | undefined {
  const { home, away } = row.score
  const unit = scoreUnitOf(row.gameId)
  if (!unit || (home === before.home && away === before.away)) return undefined
  const news = { kind: 'score' as const, unit, home, away }
  if (home < before.home || away < before.away) return { ...news, isCorrected: true }
  const gained: Side[] = [
    ...(home > before.home ? ['home' as const] : []),
    ...(away > before.away ? ['away' as const] : []),
  ]
  const [by, other] = gained
  return by && !other ? { ...news, by } : news
}

/** What is to be told of a match: nothing of what happened before anybody looked. */
export function newsOf(before: Seen | undefined, row: MatchRow, now: number): MatchNews | undefined {
  const { status, startsAt, score, winner } = row
  if (status === 'live' && before?.status !== 'live') {
    const isNews = before ? before.status !== 'finished' : now - Date.parse(startsAt) <= JUST_BEGUN_MS
    return isNews ? { kind: 'began' } : undefined
  }
  if (!before || before.status === 'finished') return undefined
  if (status === 'finished') return { kind: 'over', ...score, ...(winner ? { winner } : {}) }
  return status === 'live' ? scoreNews(before, row) : undefined
}

/** Whether what was seen is to be stored anew: points of other sports are not. */
export const hasChanged = (before: Seen | undefined, row: MatchRow): boolean =>
  before?.status !== row.status ||
  (scoreUnitOf(row.gameId) !== undefined && (before.home !== row.score.home || before.away !== row.score.away))
