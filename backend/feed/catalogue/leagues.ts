import { gameById } from '#contract/games.ts'
import { type FullNames, fillNames, namesOf } from '../names-of.ts'
import { ESPORTS } from './specs/esports.ts'
import type { LeagueSpec } from './specs/league-spec.ts'
import { BADMINTON, MMA, OTHER_SPORTS, SNOOKER, TABLE_TENNIS, TENNIS } from './specs/single-sports.ts'
import { AMERICAN_FOOTBALL, BASEBALL, BASKETBALL, CRICKET, FOOTBALL, VOLLEYBALL } from './specs/team-sports.ts'

export interface League {
  /** `gameId * 1000 + n`, n from 1; game 0 counts as 99, which no game has, so that its ids are as long as others'. */
  id: number
  gameId: number
  name: FullNames
  abbr: string
  /** ISO 3166 code, or `INT`. */
  country: string
  /** 1 is the top. */
  tier: 1 | 2 | 3
  /** In a cup these are teams of other leagues. */
  teamIds: number[]
  bestOf?: number
  /** Of basketball, where it is not 12 minutes. */
  quarterSeconds?: number
  isKnockout: boolean
  /** Parts of its table. */
  groups?: { name: FullNames; teamIds: number[] }[]
  /** IANA zone of its evenings. */
  zone: string
}

const SPECS: Readonly<Record<number, readonly LeagueSpec[]>> = {
  ...ESPORTS,
  15: MMA,
  200: OTHER_SPORTS,
  201: BASKETBALL,
  202: FOOTBALL,
  203: TENNIS,
  204: SNOOKER,
  205: BASEBALL,
  206: VOLLEYBALL,
  207: BADMINTON,
  208: TABLE_TENNIS,
  209: AMERICAN_FOOTBALL,
  210: CRICKET,
}

const GAME_ZERO = 99
const leagueIdOf = (gameId: number, n: number) => (gameId === 0 ? GAME_ZERO : gameId) * 1000 + n

const gameIdOf = (leagueId: number) => {
  const prefix = Math.floor(leagueId / 1000)
  return prefix === GAME_ZERO ? 0 : prefix
}

function teamIdsOf(spec: LeagueSpec, gameId: number, leagueId: number): number[] {
  const { roster } = spec
  if (roster.kind !== 'cup') return Array.from({ length: roster.size }, (_, k) => leagueId * 100 + k + 1)
  // Taken in turns, so that neighbours in the draw come from different leagues.
  return Array.from({ length: roster.each }, (_, k) =>
    roster.leagues.map((n) => leagueIdOf(gameId, n) * 100 + k + 1),
  ).flat()
}

const leagueNames = ({ name, isCircuit }: LeagueSpec, gameId: number): FullNames =>
  isCircuit
    ? fillNames(namesOf(`name_circuit_${name}`), namesOf(`name_game_short_${gameId}`))
    : namesOf(`name_league_${name}`)

/** The teams of each group: taken in turns, so that groups are about as strong as each other. */
const groupsOf = (names: readonly string[], teamIds: readonly number[]) =>
  names.map((name, place) => ({
    name: namesOf(`name_group_${name}`),
    teamIds: teamIds.filter((_, at) => at % names.length === place),
  }))

function leagueOf(spec: LeagueSpec, gameId: number, n: number): League {
  const id = leagueIdOf(gameId, n)
  const teamIds = teamIdsOf(spec, gameId, id)
  return {
    id,
    gameId,
    name: leagueNames(spec, gameId),
    abbr: spec.abbr,
    country: spec.country,
    tier: spec.tier,
    teamIds,
    ...(spec.groups ? { groups: groupsOf(spec.groups, teamIds) } : {}),
    ...(spec.bestOf === undefined ? {} : { bestOf: spec.bestOf }),
    ...(spec.quarterSeconds === undefined ? {} : { quarterSeconds: spec.quarterSeconds }),
    isKnockout: spec.isKnockout ?? false,
    zone: spec.zone,
  }
}

const leagues = new Map<number, League[]>()

/** The leagues of a game, strongest and most watched first; none for an unknown game. */
export function leaguesOf(gameId: number): League[] {
  const known = leagues.get(gameId)
  if (known) return known
  const made = gameById(gameId) ? (SPECS[gameId] ?? []).map((spec, at) => leagueOf(spec, gameId, at + 1)) : []
  if (made.length > 0) leagues.set(gameId, made)
  return made
}

export const leagueById = (id: number): League | undefined => leaguesOf(gameIdOf(id)).find((league) => league.id === id)

/** What the league's teams are made from. */
export const leagueSpecById = (id: number): LeagueSpec | undefined => SPECS[gameIdOf(id)]?.[(id % 1000) - 1]
