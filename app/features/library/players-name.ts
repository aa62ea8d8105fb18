import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'

/** What players are called: of team sports otherwise than of tours and of esports, in some languages. */
export const playersName = (gameId: number): string =>
  isTour(gameId) || gameById(gameId)?.kind === 'esport' ? m.library_competitors() : m.library_players()
