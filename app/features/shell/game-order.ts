import type { Game } from '#contract/games.ts'

/** Games in the brand's order, followed by all others in catalogue order. */
export function gamesInOrder(games: readonly Game[], preferred: readonly number[] = []): Game[] {
  const rank = new Map(preferred.map((id, index) => [id, index]))
  const rankOf = (game: Game) => rank.get(game.id) ?? preferred.length
  return [...games].sort((a, b) => rankOf(a) - rankOf(b))
}

const FIRST_IN_RAIL = 10

/**
 * The games of the rail in the brand's order: ten at once, the others under "more", where all are that a brand with
 * games of its own does not name. Games without a live match come after all others, unless the brand names them.
 * `live`: number of live matches by game id.
 */
export function railGames(
  games: readonly Game[],
  preferred: readonly number[] | undefined,
  live: Readonly<Record<number, number>> = {},
): { first: Game[]; more: Game[] } {
  const isIdle = ({ id }: Game) => !live[id] && !preferred?.includes(id)
  const all = gamesInOrder(games, preferred).toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)))
  const first = all.filter(({ id }) => !preferred || preferred.includes(id)).slice(0, FIRST_IN_RAIL)
  return { first, more: all.filter((game) => !first.includes(game)) }
}

/** The rail with the visitor's games before all others. `games`: their ids, the dearest first. */
export function withFollowed({ first, more }: { first: Game[]; more: Game[] }, games: readonly number[]) {
  const all = [...first, ...more]
  const followed = [...new Set(games)].flatMap((id) => all.find((game) => game.id === id) ?? [])
  const others = (list: readonly Game[]) => list.filter((game) => !followed.includes(game))
  return { followed, first: others(first), more: others(more) }
}

/** Tabs of the game navigation in order (docs/product.md, section 2); `hot` stands for every game. */
const NAV_CODES = ['lol', 'cs:go', 'kog', 'dota2', 'lolmobile', 'pubg', 'pubgmobile', 'basketball', 'soccer'] as const

/** The game navigation of a brand: its own games in its order; the product's for one that names none. */
export const navCodes = (games: readonly Game[], preferred: readonly number[] | undefined): string[] =>
  preferred
    ? gamesInOrder(games, preferred).flatMap(({ id, code }) => (preferred.includes(id) ? code : []))
    : [...NAV_CODES]
