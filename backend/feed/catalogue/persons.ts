import type { Names } from '#backend/core/names.ts'
import { createRandom, type Random, seedOf } from '#backend/feed/random.ts'
import { gameById } from '#contract/games.ts'
import { leagueById, leagueSpecById } from './leagues.ts'
import { originsOf } from './origins.ts'
import { CULTURES, type PeopleCulture } from './people/cultures.ts'
import { HANDLE_COUNT, handleAt } from './people/handles.ts'
import { personNames, shortPersonNames } from './people/person-names.ts'

export interface Person {
  /** `teamId * 100 + n`, n from 1 in the order of the squad. */
  id: number
  name: Names
  /** Of a competitor of a tour: what tables and narrow rows call her or him. */
  shortName?: Names
  /** The English name begins with the surname. */
  isFamilyFirst: boolean
  /** The Latin name an esports player goes by. */
  handle?: string
  /** ISO 3166 code. */
  country: string
}

/** Coprime with the lengths of the name tables and of the handles: neighbours never share a name. */
const STEP = 7
const TABLE_LENGTH = 24
const HOME_SHARE = 0.78
const ALL_CULTURES = Object.keys(CULTURES) as PeopleCulture[]

/** The n-th name of a culture for a team or tour; distinct for n < 24 and mostly beyond. */
function nthName(culture: PeopleCulture, key: string, n: number, make = personNames): Names {
  const random = createRandom(seedOf('names', key, culture))
  const lap = Math.floor(n / TABLE_LENGTH)
  return make(culture, random.int(0, 999) + n * STEP + lap, random.int(0, 999) + n * STEP)
}

const isFamilyFirst = (culture: PeopleCulture): boolean => CULTURES[culture].order === 'family-first'

const nthHandle = (key: string, n: number) => handleAt((seedOf('handles', key) % HANDLE_COUNT) + n * STEP)

const handleIn = (gameId: number, key: string, n: number) =>
  gameById(gameId)?.kind === 'esport' ? { handle: nthHandle(key, n) } : {}

/** A competitor of a tour: the k-th in the order of the tour's ids. */
function competitor(
  id: number,
  leagueId: number,
  gameId: number,
  cultures: readonly PeopleCulture[],
  k: number,
): Person {
  const culture = cultures[k % cultures.length] ?? 'english'
  const random = createRandom(seedOf('competitor', leagueId, k))
  const n = Math.floor(k / cultures.length)
  return {
    id,
    name: nthName(culture, `${leagueId}`, n),
    shortName: nthName(culture, `${leagueId}`, n, shortPersonNames),
    isFamilyFirst: isFamilyFirst(culture),
    ...handleIn(gameId, `${leagueId}`, k),
    country: random.pick(CULTURES[culture].countries),
  }
}

function cultureOf(random: Random, home: readonly PeopleCulture[]): { culture: PeopleCulture; isHome: boolean } {
  const isHome = random.chance(HOME_SHARE)
  return { culture: random.pick(isHome ? home : ALL_CULTURES), isHome }
}

/** A member of the squad of a club or organisation. */
function member(id: number, teamId: number, gameId: number): Person | undefined {
  const leagueId = Math.floor(teamId / 100)
  const league = leagueById(leagueId)
  const spec = leagueSpecById(leagueId)
  const origin = league && spec ? originsOf(league, spec.roster)[(teamId % 100) - 1] : undefined
  if (!origin) return undefined
  const n = id % 100
  const random = createRandom(seedOf('person', id))
  const { culture, isHome } = cultureOf(random, origin.homeCultures)
  const { countries } = CULTURES[culture]
  const isLocal = isHome && origin.homeCultures.length === 1
  return {
    id,
    name: nthName(culture, `${teamId}`, n),
    isFamilyFirst: isFamilyFirst(culture),
    ...handleIn(gameId, `${teamId}`, n),
    country: isLocal ? origin.country : random.pick(countries),
  }
}

/** The person with this id, if the catalogue has such a team; whether the squad is that long is the squad's business. */
export function personById(id: number): Person | undefined {
  const teamId = Math.floor(id / 100)
  const leagueId = Math.floor(teamId / 100)
  const spec = leagueSpecById(leagueId)
  const league = leagueById(leagueId)
  if (!spec || !league?.teamIds.includes(teamId)) return undefined
  if (spec.roster.kind === 'people') {
    return competitor(id, leagueId, league.gameId, spec.roster.cultures, (teamId % 100) - 1)
  }
  return member(id, teamId, league.gameId)
}
