import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { BoardOf } from './board-of.ts'
import { currentPeriod, type Headline, scoreHeadline } from './headline.ts'

/** Points of all maps, and which map is being played. */
export function headlineOf(match: MatchRow, { map, maps }: BoardOf<'battle_royale'>): Headline {
  const score = scoreHeadline(match)
  return currentPeriod(match) ? { ...score, caption: m.match_board_map({ map, maps }) } : score
}
