import type { MatchRow } from '#contract/match-row.ts'
import type { OddsLine } from '#contract/match-state.ts'

export interface ShownOdds {
  opening: OddsLine
  /** The newest prices; of a match that is over the last ones before it began, and none where all came later. */
  last: OddsLine | undefined
}

/** The prices of a match to be shown, of all in order of time. */
export function shownOdds(
  odds: readonly OddsLine[],
  { status, startsAt }: Pick<MatchRow, 'status' | 'startsAt'>,
  startedAt = startsAt,
): ShownOdds | undefined {
  const [opening] = odds
  if (!opening) return undefined
  const start = Math.max(Date.parse(startsAt), Date.parse(startedAt))
  const last = status === 'finished' ? odds.findLast(({ at }) => Date.parse(at) <= start) : odds.at(-1)
  return { opening, last }
}
