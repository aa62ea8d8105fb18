import type { MatchRow } from '#contract/match-row.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, scoreHeadline } from './headline.ts'

/** Goals, and those of a penalty shoot-out after them: 1 (4). */
export function headlineOf(match: MatchRow, { penalties }: BoardOf<'football'>): Headline {
  const { home, away } = scoreHeadline(match)
  if (!penalties) return { home, away }
  return { home: { ...home, sub: `(${penalties.home})` }, away: { ...away, sub: `(${penalties.away})` } }
}
