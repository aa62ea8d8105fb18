import type { Game } from '#contract/games.ts'

/** Games in the brand's order, followed by all others in catalogue order. */
export function gamesInOrder(games: readonly Game[], preferred: readonly number[] = []): Game[] {
  const rank = new Map(preferred.map((id, index) => [id, index]))
  const rankOf = (game: Game) => rank.get(game.id) ?? preferred.length
  return [...games].sort((a, b) => rankOf(a) - rankOf(b))
}

/** Tabs of the game navigation in order (docs/product.md, section 2); `hot` stands for every game. */
export const NAV_CODES = [
  'lol',
  'cs:go',
  'kog',
  'dota2',
  'lolmobile',
  'pubg',
  'pubgmobile',
  'basketball',
  'soccer',
] as const
