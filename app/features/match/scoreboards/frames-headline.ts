import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, periodHeadline } from './headline.ts'

/** Points of the frame being played, and the frames beside them. */
export const headlineOf = (match: MatchRow, { frame, bestOf }: BoardOf<'frames'>): Headline =>
  periodHeadline(match, () => m.match_board_frame({ frame, bestOf }))
