import { compactThousands } from '#app/lib/compact-number.ts'
import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'

export type Buy = 'pistol' | 'eco' | 'half' | 'full'

/** What a team of five must have bought to be counted so, as HLTV does. */
export const HALF_BUY = 5000
export const FULL_BUY = 20_000

/** How a team bought, by what its equipment is worth. `isFirst`: the first round of a half. */
export const buyOf = (worth: number, isFirst: boolean): Buy =>
  isFirst ? 'pistol' : worth >= FULL_BUY ? 'full' : worth >= HALF_BUY ? 'half' : 'eco'

const BUY_LABELS: Readonly<Record<Buy, () => string>> = {
  pistol: m.match_board_buy_pistol,
  eco: m.match_board_buy_eco,
  half: m.match_board_buy_half,
  full: m.match_board_buy_full,
}

export const buyName = (buy: Buy): string => labelOf(BUY_LABELS, buy)

/** `$21.4k`, as every language of esports writes it; the credits of Valorant `¤21.4k`. */
export const moneyText = (worth: number, gameId: number): string =>
  `${gameId === gameByCode('valorant')?.id ? '¤' : '$'}${compactThousands(worth)}`
