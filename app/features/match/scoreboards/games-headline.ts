import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { BoardOf } from './board-of.ts'
import { currentPeriod, type Headline, periodHeadline, scoreHeadline } from './headline.ts'

/** Points of the game being played and the games beside them; the games alone where a game has no points. */
export function headlineOf(match: MatchRow, { points, game, bestOf }: BoardOf<'games'>): Headline {
  const hasMaps = match.periods.at(-1)?.key.startsWith('m')
  const caption = hasMaps ? m.match_board_map({ map: game, maps: bestOf }) : gameOf(match.gameId, game, bestOf)
  if (points) return periodHeadline(match, () => caption)
  return currentPeriod(match) ? { ...scoreHeadline(match), caption } : scoreHeadline(match)
}

/** Chinese says BO5 of esports and 5局制 of darts, as of snooker. */
const gameOf = (gameId: number, game: number, bestOf: number): string =>
  gameById(gameId)?.kind === 'sport'
    ? m.match_board_game_of_sport({ game, bestOf })
    : m.match_board_game({ game, bestOf })
