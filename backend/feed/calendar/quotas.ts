import type { League } from '../catalogue/leagues.ts'
import { type Density, densityOf } from './density.ts'
import { createOffsetReader, fitnessOf, localMinuteOf } from './local-time.ts'
import { MINUTE_MS, STAGE_DAYS, stageRange } from './stage.ts'

/** How many matches of a stage each league plays that is no cup: in the lanes, and at hours of its own. The same in every stage. */
export interface Quota {
  league: League
  lane: number
  extra: number
}

const TIER_FACTOR = { 1: 1.3, 2: 1, 3: 0.8 } as const

const sizeOf = (league: League) => league.teamIds.length * TIER_FACTOR[league.tier]

/** Splits a whole number by weights, by largest remainders. */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
  const missing = total - parts.reduce((a, b) => a + b, 0)
  for (const { at } of byRemainder.slice(0, missing)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** What share of the lanes falls to each league when every quarter of an hour goes to whom it suits. */
function laneWeights(leagues: readonly League[]): number[] {
  const offsetOf = createOffsetReader()
  const { startsAt } = stageRange(0)
  const weights = leagues.map(() => 0)
  for (let minute = 0; minute < 1440; minute += 15) {
    const ms = startsAt + minute * MINUTE_MS
    const wishes = leagues.map((league) => sizeOf(league) * fitnessOf(localMinuteOf(ms, offsetOf(league.zone, ms))))
    const sum = wishes.reduce((a, b) => a + b, 0)
    wishes.forEach((wish, at) => {
      weights[at] = (weights[at] ?? 0) + wish / sum
    })
  }
  return weights
}

export const startsPerLaneDay = (density: Density): number => Math.ceil(1440 / density.laneMinutes)

/** Matches of a stage that are played in lanes. */
export const laneMatches = (density: Density): number => density.lanes * startsPerLaneDay(density) * STAGE_DAYS

/** Quotas by size and hour alone; trial.ts corrects them by what the teams' rests allow. */
export function guessQuotas(gameId: number, leagues: readonly League[]): Quota[] {
  const density = densityOf(gameId)
  // A start on a card is its league's own, like an extra.
  if (density.hasCards)
    return leagues.map((league) => ({ league, lane: 0, extra: laneMatches(density) / leagues.length }))
  const weeklyExtras = density.extras.reduce<number>((a, b) => a + b, 0)
  const lane = split(laneMatches(density), laneWeights(leagues))
  const extra = split((weeklyExtras * STAGE_DAYS) / 7, leagues.map(sizeOf))
  return leagues.map((league, at) => ({ league, lane: lane[at] ?? 0, extra: extra[at] ?? 0 }))
}
