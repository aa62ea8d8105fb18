import type { Game } from '#contract/games.ts'

const normalise = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** Games whose name, code or abbreviation contains the text, ignoring accents and case. */
export function searchGames(text: string, games: readonly Game[], nameOf: (id: number) => string): Game[] {
  const wanted = normalise(text)
  if (wanted === '') return []
  return games.filter((game) =>
    [nameOf(game.id), game.code, game.abbr].some((name) => normalise(name).includes(wanted)),
  )
}
