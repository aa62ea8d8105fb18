import type { Game } from '#contract/games.ts'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** Games whose name, code or abbreviation holds the text, accents and case aside. */
export function gamesFor(text: string, games: readonly Game[], nameOf: (id: number) => string): Game[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return games.filter((game) => [nameOf(game.id), game.code, game.abbr].some((name) => plain(name).includes(wanted)))
}
