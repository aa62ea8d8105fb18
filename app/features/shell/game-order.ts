import type { Game } from '#contract/games.ts'

/** The brand's order first, everything else after it in the catalogue's. */
export function gamesInOrder(games: readonly Game[], preferred: readonly number[] = []): Game[] {
  const rank = new Map(preferred.map((id, index) => [id, index]))
  const rankOf = (game: Game) => rank.get(game.id) ?? preferred.length
  return [...games].sort((a, b) => rankOf(a) - rankOf(b))
}

/** Tabs of the sport navigation (docs/product.md, section 2), in its order; `hot` is every game. */
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
