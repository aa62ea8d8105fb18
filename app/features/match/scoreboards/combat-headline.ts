import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, scoreHeadline } from './headline.ts'

/** The round of a fight under way; who won when it is over. */
export function headlineOf(match: MatchRow, { round, rounds }: BoardOf<'combat'>): Headline {
  const score = scoreHeadline(match)
  return match.status === 'live' ? { ...score, caption: m.match_board_round({ round, rounds }) } : score
}
