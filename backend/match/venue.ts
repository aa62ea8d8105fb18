import { nameIn } from '#backend/core/names.ts'
import { type FullNames, fillNames, mapNames, namesOf } from '#backend/feed/names-of.ts'
import type { Game } from '#contract/games.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'

/** How the place where a club plays is called in its sport. */
const HOMES: Readonly<Partial<Record<Game['family'], string>>> = {
  football: 'name_home_ground',
  basketball: 'name_home_arena',
  baseball: 'name_home_park',
  american_football: 'name_home_stadium',
  cricket: 'name_home_ground',
}

/** The hall in which a country's first leagues of esports are played. */
const HALLS = new Map([
  ['CN', 'name_venue_hall_shanghai'],
  ['KR', 'name_venue_hall_seoul'],
])

const same = (name: string): FullNames => mapNames(() => name)

/** Where a simulated club plays; undefined in sports whose competitors have no place of their own. */
export function homeVenueOf(name: string, { family }: Game, lan: Language): string | undefined {
  const own = HOMES[family]
  return own && nameIn(lan, fillNames(namesOf(own), same(name)))
}

/**
 * The venue of a simulated match: the home team's own in team sports; in esports the hall of the country's first leagues,
 * and no place at all in the others, which are played online. Tennis and its like name none.
 */
export function venueOf({ home, league }: MatchRow, game: Game, lan: Language): string | undefined {
  const own = homeVenueOf(home.name, game, lan)
  if (own) return own
  if (game.kind === 'sport') return undefined
  const hall = league.tier === 1 ? HALLS.get(league.country) : undefined
  return nameIn(lan, namesOf(hall ?? 'name_venue_online'))
}
