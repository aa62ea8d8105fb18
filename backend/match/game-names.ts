import type { Names } from '#backend/core/names.ts'
import { hasName, namesOf } from '#backend/feed/names-of.ts'
import type { Game } from '#contract/games.ts'

/** What a game is called; one without a name of its own goes by its abbreviation. */
export function gameNames({ id, abbr }: Game): Names {
  const key = `name_game_${id}`
  return hasName(key) ? namesOf(key) : { en_US: abbr, zh_CN: abbr }
}
