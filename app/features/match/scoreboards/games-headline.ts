import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { currentPeriod, type Headline, periodHeadline, scoreHeadline } from './headline.ts'

/** Points of the game being played and the games beside them; the games alone where a game has no points. */
export function headlineOf(match: MatchRow, { points, game, bestOf }: BoardOf<'games'>): Headline {
  const hasMaps = match.periods.at(-1)?.key.startsWith('m')
  const caption = hasMaps ? m.match_board_map({ map: game, maps: bestOf }) : m.match_board_game({ game, bestOf })
  if (points) return periodHeadline(match, () => caption)
  return currentPeriod(match) ? { ...scoreHeadline(match), caption } : scoreHeadline(match)
}
