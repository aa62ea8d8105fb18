import { GAMES, gameById, HOME_TABS } from '#contract/games.ts'

/** What a tab over the home page's lists chooses: a category, one game, or with neither all of the brand's games. */
export interface Category {
  /** An index of `HOME_TABS`. */
  tab?: (typeof GAMES)[number]['homeTab']
  /** Code of a game. */
  game?: string
}

const OTHER = HOME_TABS.indexOf('other')

/**
 * The categories of the brand's games in the brand's order, "other" last; the games themselves where all are of one
 * category. All categories for a brand that names no games.
 */
export function categoriesOf(brandGames: readonly number[] | undefined): Category[] {
  const games = brandGames ? brandGames.flatMap((id) => gameById(id) ?? []) : GAMES
  const tabs = new Set(games.map(({ homeTab }) => homeTab))
  if (tabs.size === 1) return [{}, ...(games.length > 1 ? games.map(({ code }) => ({ game: code })) : [])]
  const order = (tab: number) => (tab === OTHER ? 1 : brandGames ? 0 : tab / OTHER)
  return [{}, ...[...tabs].sort((a, b) => order(a) - order(b)).map((tab) => ({ tab }))]
}

/** Ids of the games that a category lists on a brand; undefined for all games. */
export function gamesOfCategory({ tab, game }: Category, brandGames?: number[]): number[] | undefined {
  const isOfBrand = (id: number) => brandGames?.includes(id) ?? true
  const chosen = GAMES.filter(({ id, code, homeTab }) => isOfBrand(id) && (game ? code === game : homeTab === tab))
  return chosen.length > 0 ? chosen.map(({ id }) => id) : brandGames
}
