import { nameIn } from '#backend/core/names.ts'
import { type Game, gameByCode } from '#contract/games.ts'
import type { Language } from '#contract/languages.ts'
import { FIGHTERS } from './games/plays/fighting.ts'
import { GENERALS } from './games/plays/generals.ts'
import { OVERWATCH_TERMS } from './games/plays/hero-shooter.ts'
import { STARCRAFT_TERMS, WARCRAFT_TERMS } from './games/plays/strategy.ts'
import { everyHero } from './moba/heroes.ts'
import { mobaTitle } from './moba/titles.ts'
import { hasName, namesOf } from './names-of.ts'
import { everyAgent } from './rounds/agents.ts'
import { roundsTitle, weaponsOf } from './rounds/titles.ts'

/** Games that have the heroes of another. */
const SAME_AS = new Map([['lolmobile', 'lol']])

/** Heroes, technology and maps of titles that are played as a best-of of games. */
const OF_TITLE: Readonly<Record<number, readonly string[]>> = {
  17: OVERWATCH_TERMS,
  18: STARCRAFT_TERMS,
  23: WARCRAFT_TERMS,
  27: GENERALS,
  28: FIGHTERS,
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

/** The heroes, agents, maps and weapons of a game, by the English names that events use. */
function namesOfGame({ id, family }: Game): readonly string[] {
  if (family === 'moba') return everyHero(mobaTitle(id).heroes)
  if (family !== 'rounds') return OF_TITLE[id] ?? []
  const title = roundsTitle(id)
  return [...new Set([...title.maps, ...weaponsOf(title), ...everyAgent(title.agents ?? {})])]
}

/** The names of a game, each with the key that its message has, if any: `Lee Sin` and `name_term_1_lee_sin`. */
export function termKeysOf(game: Game): [name: string, key: string][] {
  const owner = gameByCode(SAME_AS.get(game.code) ?? game.code) ?? game
  return namesOfGame(owner).map((name) => [name, `name_term_${owner.id}_${slugOf(name)}`])
}

/** What the language calls heroes, agents, maps and weapons of the game, by the names in events; only those that differ. */
export function namesInEvents(game: Game, lan: Language): Record<string, string> {
  const named = termKeysOf(game)
    .filter(([, key]) => hasName(key))
    .map(([name, key]) => [name, nameIn(lan, namesOf(key))] as const)
  return Object.fromEntries(named.filter(([name, text]) => name !== text))
}
