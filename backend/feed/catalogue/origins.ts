import type { Names } from '#backend/core/names.ts'
import { namesOf } from '#backend/feed/names-of.ts'
import { createRandom, seedOf } from '#backend/feed/random.ts'
import { type ClubCulture, clubForms, clubNames, PLACES } from './clubs.ts'
import type { League } from './leagues.ts'
import { ORGANISATIONS, type OrganisationRegion } from './organisations.ts'
import type { PeopleCulture } from './people/cultures.ts'
import type { Roster } from './specs/league-spec.ts'

/** Where a team comes from: its name and country, and whom it mostly signs. */
export interface Origin {
  name: Names
  /** The name without what other teams are called too. */
  shortName?: Names
  /** The part of the name an abbreviation is taken from. */
  stem: string
  crestKey: string
  country: string
  homeCultures: readonly PeopleCulture[]
}

const CLUB_PEOPLE: Record<ClubCulture, readonly PeopleCulture[]> = {
  en: ['english'],
  es: ['spanish'],
  de: ['german'],
  fr: ['french'],
  pt: ['portuguese'],
  us: ['english'],
  mx: ['spanish'],
  cn: ['chinese'],
  jp: ['japanese'],
  ar: ['arabic'],
  in: ['indian'],
  au: ['english'],
}

const REGIONS: Record<OrganisationRegion, { countries: readonly string[]; people: readonly PeopleCulture[] }> = {
  china: { countries: ['CN'], people: ['chinese'] },
  korea: { countries: ['KR'], people: ['korean'] },
  europe: {
    countries: ['DE', 'FR', 'SE', 'DK', 'PL', 'ES', 'GB', 'TR'],
    people: ['german', 'french', 'nordic', 'slavic', 'spanish', 'english', 'turkish'],
  },
  americas: { countries: ['US', 'BR', 'CA', 'AR', 'MX'], people: ['english', 'portuguese', 'spanish'] },
  southeast_asia: { countries: ['SG', 'MY', 'PH', 'VN', 'TH', 'ID'], people: ['chinese', 'spanish', 'english'] },
}

/** A list in an order of its own that `key` decides. */
function shuffled<T>(list: readonly T[], key: string): T[] {
  const random = createRandom(seedOf('shuffle', key))
  return list
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

const FOOTBALL_ID = 202

function clubOrigins(league: League, culture: ClubCulture, size: number): Origin[] {
  const forms = shuffled(clubForms(culture, league.gameId === FOOTBALL_ID), `${culture} ${league.gameId}`)
  return shuffled(PLACES[culture], `${culture} ${league.gameId}`)
    .slice(0, size)
    .map((placeWord, at) => {
      const { club, place } = clubNames(culture, placeWord, forms[at % forms.length] ?? '')
      return {
        name: club,
        shortName: place,
        stem: place.en_US,
        crestKey: club.en_US,
        country: league.country,
        homeCultures: CLUB_PEOPLE[culture],
      }
    })
}

function organisationOrigins(league: League, regions: readonly OrganisationRegion[], size: number): Origin[] {
  const pool = regions.flatMap((region) => ORGANISATIONS[region].map((word) => ({ word, region })))
  return shuffled(pool, `${regions.join()} ${league.gameId}`)
    .slice(0, size)
    .map(({ word, region }) => {
      const name = namesOf(`name_organisation_${word}`)
      const country = createRandom(seedOf('country', name.en_US)).pick(REGIONS[region].countries)
      return { name, stem: name.en_US, crestKey: name.en_US, country, homeCultures: REGIONS[region].people }
    })
}

function makeOrigins(league: League, roster: Roster): Origin[] {
  if (roster.kind === 'clubs') return clubOrigins(league, roster.culture, roster.size)
  if (roster.kind === 'organisations') return organisationOrigins(league, roster.regions, roster.size)
  return []
}

const origins = new Map<number, Origin[]>()

/** One for each team of a league of clubs or organisations, in the order of its team ids. */
export function originsOf(league: League, roster: Roster): Origin[] {
  const known = origins.get(league.id)
  if (known) return known
  const made = makeOrigins(league, roster)
  origins.set(league.id, made)
  return made
}
