import { createRandom, type Random, seedOf } from '#backend/feed/random.ts'
import { type League, leaguesOf } from '../catalogue/leagues.ts'
import { cardLeague, isMainEvent, MAIN_EVENT_ROUNDS } from './cards.ts'
import type { Density } from './density.ts'
import type { OffsetReader } from './local-time.ts'
import { type Quota, split, startsPerLaneDay } from './quotas.ts'
import { DAY_MS, MINUTE_MS, STAGE_DAYS, STAGE_MS, stageRange } from './stage.ts'

/** A time at which some match starts. */
export interface Slot {
  startsAt: number
  /** Number of the lane it keeps live; absent for an extra. */
  lane?: number
  /** The league whose hour it is. */
  league?: League
  /** Where it is not the league's. */
  bestOf?: number
}

const WEEKDAY_STARTS = [
  [17 * 60, 1],
  [18 * 60, 2],
  [18 * 60 + 30, 2],
  [19 * 60, 4],
  [19 * 60 + 30, 3],
  [20 * 60, 4],
  [20 * 60 + 30, 2],
  [21 * 60, 1],
] as const
const WEEKEND_STARTS = [
  [13 * 60, 1],
  [14 * 60, 2],
  [15 * 60, 4],
  [16 * 60, 1],
  [17 * 60 + 30, 3],
  [18 * 60, 2],
  [19 * 60, 2],
  [20 * 60, 3],
  [20 * 60 + 30, 2],
] as const

const isWeekend = (day: number) => day % 7 >= 5

/**
 * One day of one lane: starts no further apart than `laneMinutes`, the first at the same minute every day, so that
 * days and stages join without a gap. What a day has to spare shortens some distances at random; none becomes shorter
 * than that first minute, so a day's last start is before midnight.
 */
function laneDay(density: Density, lane: number, random: Random): number[] {
  const { laneMinutes, lanes } = density
  const unit = laneMinutes % 15 === 0 ? 15 : 5
  const count = startsPerLaneDay(density)
  const gaps = Array.from({ length: count }, () => laneMinutes)
  for (let spare = count * laneMinutes - 1440; spare > 0; spare -= unit) {
    const at = random.int(0, count - 1)
    gaps[at] = (gaps[at] ?? laneMinutes) - unit
  }
  let minute = Math.floor((lane * laneMinutes) / lanes / unit) * unit
  return gaps.map((gap) => {
    const start = minute
    minute += gap
    return start
  })
}

/** On whose card a start is, and whether it is the main event. */
function cardPlace(gameId: number, density: Density, minute: number): Pick<Slot, 'league' | 'bestOf'> {
  if (!density.hasCards) return {}
  const leagues = leaguesOf(gameId)
  const league = cardLeague(leagues, minute)
  const isMain = isMainEvent(leagues, minute, density.laneMinutes)
  return { ...(league ? { league } : {}), ...(isMain ? { bestOf: MAIN_EVENT_ROUNDS } : {}) }
}

function laneSlots(gameId: number, stage: number, density: Density): Slot[] {
  const { startsAt } = stageRange(stage)
  const slots: Slot[] = []
  for (let lane = 0; lane < density.lanes; lane++) {
    for (let day = 0; day < STAGE_DAYS; day++) {
      const random = createRandom(seedOf('lane', gameId, stage, lane, day))
      for (const minute of laneDay(density, lane, random)) {
        slots.push({
          startsAt: startsAt + day * DAY_MS + minute * MINUTE_MS,
          lane,
          ...cardPlace(gameId, density, minute),
        })
      }
    }
  }
  return slots
}

/** Of games whose only extras complete a round. */
const WEEK_WITHOUT_EXTRAS = [1, 1, 1, 1, 1, 2, 2] as const

/** Whose extras are played on which day, in a shuffled order. */
function extrasByDay(quotas: readonly Quota[], density: Density, random: Random): League[][] {
  const pool = quotas
    .flatMap(({ league, extra }) => Array.from({ length: extra }, () => ({ league, rank: random.next() })))
    .sort((a, b) => a.rank - b.rank)
  const week = density.extras.some((count) => count > 0) ? density.extras : WEEK_WITHOUT_EXTRAS
  const counts = split(
    pool.length,
    Array.from({ length: STAGE_DAYS }, (_, day) => week[day % 7] ?? 0),
  )
  return counts.map((count) =>
    pool
      .splice(pool.length - count)
      .map(({ league }) => league)
      .reverse(),
  )
}

function extraSlots(
  gameId: number,
  stage: number,
  density: Density,
  quotas: readonly Quota[],
  offsetOf: OffsetReader,
): Slot[] {
  // All fights are on cards.
  if (density.hasCards) return []
  const { startsAt } = stageRange(stage)
  const random = createRandom(seedOf('extras', gameId, stage))
  return extrasByDay(quotas, density, random).flatMap((leagues, day) =>
    leagues.map((league): Slot => {
      const minute = random.weighted(isWeekend(day) ? WEEKEND_STARTS : WEEKDAY_STARTS)
      const offset = offsetOf(league.zone, startsAt + day * DAY_MS)
      // West of Greenwich the last evening belongs to the next stage's first UTC day; it is played on this stage's.
      const sinceStart = (day * DAY_MS + (minute - offset) * MINUTE_MS + STAGE_MS) % STAGE_MS
      return { startsAt: startsAt + sinceStart, league }
    }),
  )
}

/** Every start of a game in a stage, in order of time. Their number is the same in every stage. */
export function slotsOf(
  gameId: number,
  stage: number,
  density: Density,
  quotas: readonly Quota[],
  offsetOf: OffsetReader,
): Slot[] {
  return [...laneSlots(gameId, stage, density), ...extraSlots(gameId, stage, density, quotas, offsetOf)].sort(
    (a, b) => a.startsAt - b.startsAt || (a.lane ?? 9) - (b.lane ?? 9) || (a.league?.id ?? 0) - (b.league?.id ?? 0),
  )
}
