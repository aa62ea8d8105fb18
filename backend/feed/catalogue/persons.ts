import type { Names } from '#backend/core/names.ts'
import { createRandom, type Random, seedOf } from '#backend/feed/random.ts'
import { gameById } from '#contract/games.ts'
import { leagueById, leagueSpecById, leaguesOf } from './leagues.ts'
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

const TABLE_LENGTH = 24
/** Pairs of a given name and a surname that a culture has. */
const PAIRS = TABLE_LENGTH * TABLE_LENGTH
/** Members of a squad of players with handles, at most. */
const MOST_HANDLES = 7
const HOME_SHARE = 0.78
const ALL_CULTURES = Object.keys(CULTURES) as PeopleCulture[]

const orders = new Map<string, readonly number[]>()

/** The numbers below `length` in an order of their own that `key` decides. */
function orderOf(key: string, length: number): readonly number[] {
  const known = orders.get(key)
  if (known) return known
  const random = createRandom(seedOf('order', key))
  const made = Array.from({ length }, (_, at) => ({ at, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ at }) => at)
  orders.set(key, made)
  return made
}

/**
 * One of the pairs of names of a culture within a league or a game (`key`): no two indexes below 576 have the same, and
 * 24 in a row share no given name and hardly a surname.
 */
function pairAt(culture: PeopleCulture, key: string, index: number, make = personNames): Names {
  const place = index % TABLE_LENGTH
  const lap = Math.floor((index % PAIRS) / TABLE_LENGTH)
  const given = orderOf(`given ${key} ${culture}`, TABLE_LENGTH)[place] ?? 0
  const family = orderOf(`family ${key} ${culture}`, TABLE_LENGTH)[(place + lap) % TABLE_LENGTH] ?? 0
  return make(culture, given, family)
}

/** Leagues of a game that have teams of their own. */
const ownLeagues = (gameId: number): number =>
  leaguesOf(gameId).filter(({ id }) => leagueSpecById(id)?.roster.kind !== 'cup').length

const isFamilyFirst = (culture: PeopleCulture): boolean => CULTURES[culture].order === 'family-first'

/** What the n-th member of a team, from 0, is called in esports; nobody else of the game is called so. */
function handleIn(gameId: number, teamId: number, n: number, most: number): { handle?: string } {
  if (gameById(gameId)?.kind !== 'esport') return {}
  const league = (Math.floor(teamId / 100) % 1000) - 1
  const team = (teamId % 100) - 1
  const index = (team * ownLeagues(gameId) + league) * most + n
  return { handle: handleAt(orderOf(`handles ${gameId}`, HANDLE_COUNT)[index % HANDLE_COUNT] ?? 0) }
}

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
  const room = Math.floor(PAIRS / ownLeagues(gameId))
  const index = ((leagueId % 1000) - 1) * room + Math.floor(k / cultures.length)
  return {
    id,
    name: pairAt(culture, `${gameId}`, index),
    shortName: pairAt(culture, `${gameId}`, index, shortPersonNames),
    isFamilyFirst: isFamilyFirst(culture),
    ...handleIn(gameId, Math.floor(id / 100), 0, 1),
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
  if (!league || !origin) return undefined
  const n = id % 100
  const random = createRandom(seedOf('person', id))
  const { culture, isHome } = cultureOf(random, origin.homeCultures)
  const { countries } = CULTURES[culture]
  const isLocal = isHome && origin.homeCultures.length === 1
  const index = ((teamId % 100) - 1) * Math.floor(PAIRS / league.teamIds.length) + n - 1
  return {
    id,
    name: pairAt(culture, `${leagueId}`, index),
    isFamilyFirst: isFamilyFirst(culture),
    ...handleIn(gameId, teamId, n - 1, MOST_HANDLES),
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
