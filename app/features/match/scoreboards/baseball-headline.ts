import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, scoreHeadline } from './headline.ts'

/** Runs, and the half of the inning being played. */
export function headlineOf(match: MatchRow, { half, inning }: BoardOf<'baseball'>): Headline {
  const score = scoreHeadline(match)
  if (match.status !== 'live') return score
  const caption = half === 'top' ? m.match_board_inning_top({ inning }) : m.match_board_inning_bottom({ inning })
  return { ...score, caption }
}
