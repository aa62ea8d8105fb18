import { LRUCache } from 'lru-cache'
import { createRandom, seedOf } from '#backend/feed/random.ts'
import type { Fate } from '#backend/feed/types.ts'
import { gameById } from '#contract/games.ts'
import type { Side } from '#contract/match-state.ts'
import { cupMatchesOf } from './cup-dates.ts'
import { type Density, densityOf } from './density.ts'
import { createOffsetReader } from './local-time.ts'
import { matchIdOf, matchPlaceOf, SLOTS_LIMIT } from './match-id.ts'
import { type Match, Pairer, type Rests, restsOf } from './pairing.ts'
import { repairRests } from './rest-repair.ts'
import { type Setback, setbacksOf, startsByTeam } from './setbacks.ts'
import { slotsOf } from './slots.ts'
import { isStage, MINUTE_MS, stageRange } from './stage.ts'
import { quotasOf } from './trial.ts'

export interface Fixture {
  /** Says stage, game and place in the list; see match-id.ts. */
  matchId: number
  gameId: number
  leagueId: number
  stage: number
  /** Of the season, or of the cup, from 1. */
  round: number
  homeId: number
  awayId: number
  /** Milliseconds since the epoch, on a five-minute mark. */
  startsAt: number
  fate: Fate
  bestOf?: number
  isKnockout: boolean
  hasStream: boolean
  /** Everybody may watch it: it keeps its game on screen at any time. */
  isForEverybody: boolean
  /** For the simulator. */
  seed: number
  /** Of a cup: who goes on. */
  winner?: Side
  /** When it is known who plays, milliseconds since the epoch; absent: always. */
  knownFrom?: number
}

const STREAM_CHANCE = { 1: 0.5, 2: 0.33, 3: 0.25 } as const
/** Beside a lane that is always streamed, fewer others are. */
const BESIDE_STREAMED_LANE = 0.5
/** Of single players only: teams appear. */
const WALKOVER_SHARES: Readonly<Record<number, number>> = { 203: 0.01, 204: 0.005, 207: 0.006, 208: 0.006 }
/** About three stages of every game. */
const LISTS_KEPT = 108

const lists = new LRUCache<string, Fixture[]>({ max: LISTS_KEPT })

function playedMatches(gameId: number, stage: number, density: Density): { matches: Match[]; rests: Rests } {
  const offsetOf = createOffsetReader()
  const quotas = quotasOf(gameId)
  const rests = restsOf(gameId, quotas)
  const random = createRandom(seedOf('pairing', gameId, stage))
  const cups = cupMatchesOf(gameId, stage, offsetOf)
  const appointments = startsByTeam(cups)
  const pairer = new Pairer({ quotas, stage, rests, random, offsetOf, keepsPace: true, appointments })
  const inLeagues = slotsOf(gameId, stage, density, quotas, offsetOf).flatMap((slot) => pairer.match(slot) ?? [])
  const drawn = [...inLeagues, ...cups].sort((a, b) => a.startsAt - b.startsAt)
  const matches = repairRests(repairRests(drawn, rests[2]), rests[0])
  return { matches, rests }
}

function fixtureOf(match: Match | Setback, gameId: number, stage: number, slot: number, density: Density): Fixture {
  const { league, round, homeId, awayId, startsAt, winner } = match
  const matchId = matchIdOf({ stage, gameId, slot })
  const fate = 'fate' in match ? match.fate : 'played'
  const chance = STREAM_CHANCE[league.tier] * (density.isAlwaysStreamed ? BESIDE_STREAMED_LANE : 1)
  const isDrawn = createRandom(seedOf('stream', matchId)).chance(chance)
  const bestOf = match.bestOf ?? league.bestOf
  const isLaneStreamed = density.isAlwaysStreamed && match.lane === 0
  return {
    matchId,
    gameId,
    leagueId: league.id,
    stage,
    round,
    homeId,
    awayId,
    startsAt,
    fate,
    ...(bestOf === undefined ? {} : { bestOf }),
    isKnockout: league.isKnockout,
    hasStream: fate === 'played' && (isLaneStreamed || isDrawn),
    isForEverybody: isLaneStreamed,
    seed: seedOf('match', matchId),
    ...(winner ? { winner } : {}),
  }
}

function makeFixtures(gameId: number, stage: number): Fixture[] {
  const density = densityOf(gameId)
  const { matches, rests } = playedMatches(gameId, stage, density)
  const setbacks = setbacksOf(matches, {
    stageStartsAt: stageRange(stage).startsAt,
    rests,
    seed: seedOf('setbacks', gameId, stage),
    walkoverShare: WALKOVER_SHARES[gameId] ?? 0,
  })
  const fixtures = [...matches, ...setbacks]
    .sort((a, b) => a.startsAt - b.startsAt || a.league.id - b.league.id || a.homeId - b.homeId)
    .slice(0, SLOTS_LIMIT)
    .map((match, slot) => fixtureOf(match, gameId, stage, slot, density))
  return withKnown(fixtures)
}

/** A match of a cup is over, however many frames or sets it takes, this long after its start. */
const CUP_MATCH_MS = 6 * 60 * MINUTE_MS

/** The matches of a cup that decided who plays this one: each side's match before. Of a list in order of time. */
export const feedersOf = (fixtures: readonly Fixture[], { leagueId, homeId, awayId, round }: Fixture): Fixture[] =>
  [homeId, awayId].flatMap(
    (team) =>
      fixtures.findLast(
        (other) => other.leagueId === leagueId && other.round < round && [other.homeId, other.awayId].includes(team),
      ) ?? [],
  )

function withKnown(fixtures: Fixture[]): Fixture[] {
  return fixtures.map((fixture) => {
    if (!fixture.winner) return fixture
    const feeders = feedersOf(fixtures, fixture)
    if (feeders.length === 0) return fixture
    return { ...fixture, knownFrom: Math.max(...feeders.map(({ startsAt }) => startsAt)) + CUP_MATCH_MS }
  })
}

/**
 * Every fixture of a game that starts in a stage, in order of time; none for an unknown game or stage. Deterministic
 * and cached. At any time the game has at least as many live matches as its density has lanes.
 */
export function fixturesOf(gameId: number, stage: number): readonly Fixture[] {
  if (!gameById(gameId) || !isStage(stage)) return []
  const key = `${gameId} ${stage}`
  const known = lists.get(key)
  if (known) return known
  const made = makeFixtures(gameId, stage)
  lists.set(key, made)
  return made
}

export function fixtureById(matchId: number): Fixture | undefined {
  const place = matchPlaceOf(matchId)
  return place && fixturesOf(place.gameId, place.stage)[place.slot]
}
