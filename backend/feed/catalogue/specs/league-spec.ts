import type { ClubCulture } from '../clubs.ts'
import type { OrganisationRegion } from '../organisations.ts'
import type { PeopleCulture } from '../people/cultures.ts'

/** Whom a league is made of. */
export type Roster =
  | { kind: 'clubs'; culture: ClubCulture; size: number }
  | { kind: 'organisations'; regions: readonly OrganisationRegion[]; size: number }
  /** A tour of single competitors. */
  | { kind: 'people'; cultures: readonly PeopleCulture[]; size: number }
  /** A cup: the first `each` teams of other leagues of the game, by their number in the game. */
  | { kind: 'cup'; leagues: readonly number[]; each: number }

/** How many places of a table lead where: from the top, and to relegation from the bottom. */
export interface TablePlaces {
  /** To a cup of the continent. */
  continental?: number
  /** To UEFA's, in leagues that are real. */
  championsLeague?: number
  promotion?: number
  playoffs?: number
  relegationPlayoffs?: number
  relegation?: number
}

/** What is written down about a league; ids and teams follow from its place in the game's list. */
export interface LeagueSpec {
  /** `name_league_<name>` */
  name: string
  /** `name_circuit_<name>` instead, with the game's word in it. */
  isCircuit?: boolean
  abbr: string
  /** ISO 3166 code or `INT`. */
  country: string
  tier: 1 | 2 | 3
  /** IANA zone of its evenings. */
  zone: string
  roster: Roster
  bestOf?: number
  /** Of basketball, where it is not 12 minutes. */
  quarterSeconds?: number
  isKnockout?: boolean
  /** Of MMA: the UTC hour at which its card begins every day. The cards of all leagues follow one another. */
  cardHour?: number
  places?: TablePlaces
  /** `name_group_<name>`: parts of a table, to which its teams belong in turns. */
  groups?: readonly string[]
}

export const clubs = (culture: ClubCulture, size: number): Roster => ({ kind: 'clubs', culture, size })
export const organisations = (size: number, ...regions: OrganisationRegion[]): Roster => ({
  kind: 'organisations',
  regions,
  size,
})
export const people = (size: number, ...cultures: PeopleCulture[]): Roster => ({ kind: 'people', cultures, size })
/** The first `each` teams or players of these leagues of the game. */
export const cup = (each: number, ...leagues: number[]): Roster => ({ kind: 'cup', leagues, each })
