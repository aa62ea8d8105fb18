import type { Random } from '#backend/feed/random.ts'
import type { Side } from '#contract/match-state.ts'
import type { League } from '../catalogue/leagues.ts'
import { fitnessOf, localMinuteOf, type OffsetReader } from './local-time.ts'
import type { Quota } from './quotas.ts'
import { pairingAt } from './round-robin.ts'
import { slotMinutes } from './slot-minutes.ts'
import type { Slot } from './slots.ts'
import { DAY_MS, MINUTE_MS, STAGE_DAYS, STAGE_MS, stageRange } from './stage.ts'

/** A start with those who meet. */
export interface Match {
  league: League
  round: number
  homeId: number
  awayId: number
  startsAt: number
  lane?: number
  /** Where it is not the league's. */
  bestOf?: number
  /** Of a cup: who goes on. */
  winner?: Side
}

interface Pair {
  round: number
  homeId: number
  awayId: number
}

/** What a league still has to play in the stage. */
interface Queue {
  league: League
  pairs: Pair[]
  /** How many of them are wanted by extras to come. */
  reserved: number
  /** Pairs played in lanes when the stage began. */
  laneTotal: number
}

/** A league that could play now. */
interface Candidate {
  queue: Queue
  /** Of the local hour, 0..1. */
  fitness: number
  weight: number
}

interface Choice {
  queue: Queue
  /** Index of the pair in the queue. */
  at: number
}

const HOUR_MS = 60 * MINUTE_MS
/** A long match takes up to this many times the shortest. */
const LONGEST_OF_SHORTEST = 3
/** Leagues for which it is not night. */
const AWAKE = 0.1
/** By how many places a match is commonly played before or after its turn. */
const OUT_OF_ORDER = 4

/**
 * The stage's part of each league's endless round robin: as many matches as its quota, on from the last stage's. Its rounds
 * are counted from 1: a stage is a season.
 */
function queuesOf(quotas: readonly Quota[], stage: number): Queue[] {
  return quotas.map(({ league, lane, extra }) => {
    const total = lane + extra
    const teams = league.teamIds
    const pairs = Array.from({ length: total }, (_, at) => {
      const { home, away } = pairingAt(teams.length, stage * total + at)
      return { round: Math.floor(at / (teams.length / 2)) + 1, homeId: teams[home] ?? 0, awayId: teams[away] ?? 0 }
    })
    return { league, pairs, reserved: extra, laneTotal: lane }
  })
}

/** Rests to try for between the starts of a team's matches, milliseconds, longest first. */
export type Rests = readonly [wished: number, short: number, needed: number]

/** From what the number of teams allows (at most 20 hours) to what the longest match needs. */
export function restsOf(gameId: number, quotas: readonly Quota[]): Rests {
  const shortest = Math.max(...quotas.map(({ league }) => slotMinutes(gameId, league.bestOf)))
  const teams = new Set(quotas.flatMap(({ league }) => league.teamIds)).size
  const perDay = quotas.reduce((sum, { lane, extra }) => sum + lane + extra, 0) / STAGE_DAYS
  const usual = (teams / (2 * perDay)) * DAY_MS
  const wish = Math.min(20 * HOUR_MS, usual * 0.6)
  const needed = LONGEST_OF_SHORTEST * shortest * MINUTE_MS
  return [Math.max(wish, needed), Math.max(wish * 0.6, needed), needed]
}

export interface PairerOptions {
  quotas: readonly Quota[]
  stage: number
  rests: Rests
  random: Random
  offsetOf: OffsetReader
  /** When teams play in cups, milliseconds since the epoch: there they have the rests too. */
  appointments?: ReadonlyMap<number, readonly number[]>
  /** Whether leagues that are behind their quota are preferred, so that all come out even at the end. */
  keepsPace: boolean
}

/** Gives every slot a league whose hour it is and a pair that is rested. */
export class Pairer {
  readonly #queues: Queue[]
  readonly #lastPlayed = new Map<number, number>()
  readonly #rests: Rests
  readonly #random: Random
  readonly #offsetOf: OffsetReader
  readonly #stageStartsAt: number
  readonly #keepsPace: boolean
  readonly #appointments: ReadonlyMap<number, readonly number[]>

  constructor({ quotas, stage, rests, random, offsetOf, keepsPace, appointments = new Map() }: PairerOptions) {
    this.#appointments = appointments
    this.#queues = queuesOf(quotas, stage)
    this.#rests = rests
    this.#random = random
    this.#offsetOf = offsetOf
    this.#keepsPace = keepsPace
    this.#stageStartsAt = stageRange(stage).startsAt
    for (const quota of quotas) this.#rememberLastStage(quota, stage)
  }

  /** The last stage ended with the pairs before ours; takes them as played at an even pace up to its end. */
  #rememberLastStage({ league, lane, extra }: Quota, stage: number) {
    const total = lane + extra
    const teams = league.teamIds
    for (let back = Math.min(teams.length, stage * total); back >= 1; back--) {
      const { home, away } = pairingAt(teams.length, stage * total - back)
      const startsAt = this.#stageStartsAt - Math.max(0, back - OUT_OF_ORDER) * (STAGE_MS / total)
      this.#lastPlayed.set(teams[home] ?? 0, startsAt)
      this.#lastPlayed.set(teams[away] ?? 0, startsAt)
    }
  }

  /** Slots must be given in order of time. Undefined only if there are more slots than the quotas have matches. */
  match(slot: Slot): Match | undefined {
    const own = this.#queues.find((queue) => queue.league.id === slot.league?.id)
    if (own) own.reserved--
    const candidates = this.#inOrderOfWish(slot, own)
    const awake = candidates.filter(({ queue, fitness }) => queue === own || fitness > AWAKE)
    const chosen =
      this.#rested(awake, slot.startsAt) ?? this.#rested(candidates, slot.startsAt) ?? this.#leastTired(candidates)
    if (!chosen) return undefined
    const { queue, at } = chosen
    const [pair] = queue.pairs.splice(at, 1)
    if (!pair) return undefined
    this.#lastPlayed.set(pair.homeId, slot.startsAt)
    this.#lastPlayed.set(pair.awayId, slot.startsAt)
    return {
      ...pair,
      league: queue.league,
      startsAt: slot.startsAt,
      ...(slot.lane === undefined ? {} : { lane: slot.lane }),
      ...(slot.bestOf === undefined ? {} : { bestOf: slot.bestOf }),
    }
  }

  /** The slot's own league first, then one drawn by local hour and by what it is behind with, then the rest by weight. */
  #inOrderOfWish(slot: Slot, own: Queue | undefined): Candidate[] {
    const open = this.#queues
      .filter((queue) => queue.pairs.length > queue.reserved)
      .map((queue) => this.#candidate(queue, slot.startsAt))
      .sort((a, b) => b.weight - a.weight)
    if (open.length === 0) return []
    const drawn = this.#random.weighted(open.map((candidate) => [candidate, candidate.weight] as const))
    const first = open.filter(({ queue }) => queue === own)
    return [...new Set([...first, drawn, ...open])]
  }

  #candidate(queue: Queue, ms: number): Candidate {
    const { league, pairs, reserved, laneTotal } = queue
    const day = (ms - this.#stageStartsAt) / DAY_MS
    const fitness = fitnessOf(localMinuteOf(ms, this.#offsetOf(league.zone, ms)))
    const behind = (pairs.length - reserved) / Math.max(laneTotal * (1 - day / STAGE_DAYS), 0.5)
    const pace = this.#keepsPace ? behind ** 3 : 1
    return { queue, fitness, weight: fitness * laneTotal * pace + 1e-9 }
  }

  #rested(candidates: readonly Candidate[], ms: number): Choice | undefined {
    for (const rest of this.#rests) {
      for (const { queue } of candidates) {
        const reach = Math.min(queue.pairs.length, queue.league.teamIds.length / 2 + 4)
        for (let at = 0; at < reach; at++) {
          const pair = queue.pairs[at]
          if (pair && this.#freeSince(pair) + rest <= ms && this.#hasTime(pair, ms, rest)) return { queue, at }
        }
      }
    }
    return undefined
  }

  /** Nobody is rested (only where few pairs are left): those who have waited longest. */
  #leastTired(candidates: readonly Candidate[]): Choice | undefined {
    const all = candidates.flatMap(({ queue }) =>
      queue.pairs.map((pair, at) => ({ queue, at, since: this.#freeSince(pair) })),
    )
    return all.sort((a, b) => a.since - b.since)[0]
  }

  /** Whether neither plays in a cup within `rest` of this time. */
  #hasTime({ homeId, awayId }: Pair, ms: number, rest: number): boolean {
    return [homeId, awayId].every(
      (team) => this.#appointments.get(team)?.every((at) => Math.abs(at - ms) >= rest) ?? true,
    )
  }

  /** When the later of the two last started a match. */
  #freeSince({ homeId, awayId }: Pair): number {
    const never = Number.NEGATIVE_INFINITY
    return Math.max(this.#lastPlayed.get(homeId) ?? never, this.#lastPlayed.get(awayId) ?? never)
  }
}
