import type { Names } from '#backend/core/names.ts'
import { hasName, namesOf } from '#backend/feed/names-of.ts'
import type { Game } from '#contract/games.ts'

/** The names of a game; its abbreviation when there is no message with its name. */
export function gameNames({ id, abbr }: Game): Names {
  const key = `name_game_${id}`
  return hasName(key) ? namesOf(key) : { en_US: abbr, zh_CN: abbr }
}
