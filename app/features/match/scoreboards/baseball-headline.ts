import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { isBreak } from '../match-labels.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, scoreHeadline } from './headline.ts'

const CAPTIONS = {
  top: { playing: m.match_board_inning_top, over: m.match_board_inning_middle },
  bottom: { playing: m.match_board_inning_bottom, over: m.match_board_inning_end },
} as const

/** Runs, and the half of the inning being played or just over. */
export function headlineOf(match: MatchRow, { half, inning }: BoardOf<'baseball'>): Headline {
  const score = scoreHeadline(match)
  if (match.status !== 'live') return score
  const { playing, over } = CAPTIONS[half]
  return { ...score, caption: (isBreak(match.phase) ? over : playing)({ inning }) }
}
