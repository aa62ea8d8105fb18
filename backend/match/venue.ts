import { nameIn } from '#backend/core/names.ts'
import { type FullNames, fillNames, mapNames, namesOf } from '#backend/feed/names-of.ts'
import type { Game } from '#contract/games.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match.ts'

const WITH_HOME_GROUND = new Set<Game['family']>(['football', 'basketball', 'baseball', 'american_football', 'cricket'])

const same = (name: string): FullNames => mapNames(() => name)

/**
 * The venue of a simulated match: the home team's ground in team sports; in esports the arena of a first-tier league,
 * and no place at all in the others, which are played online. Tennis and its like name none.
 */
export function venueOf({ home, league }: MatchRow, game: Game, lan: Language): string | undefined {
  if (WITH_HOME_GROUND.has(game.family)) return nameIn(lan, fillNames(namesOf('name_home_ground'), same(home.name)))
  if (game.kind === 'sport') return undefined
  return nameIn(
    lan,
    league.tier === 1 ? fillNames(namesOf('name_venue_arena'), same(league.abbr)) : namesOf('name_venue_online'),
  )
}
