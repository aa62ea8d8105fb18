/**
 * The ground of MOBAs: a square of 100 by 100, `x` from left to right and `y` from below, as the games count. One side has
 * its base at the lower left (blue, Radiant), the other at the upper right. Places of events are on it.
 */
import type { Side } from './match-state.ts'

export interface MapPoint {
  x: number
  y: number
}

export const LANES = ['top', 'mid', 'bot'] as const
export type Lane = (typeof LANES)[number]

/** Towers of a lane, from the outer one to that before the base; those of 4 stand at the base's heart and in no lane. */
export const LANE_TIERS = [1, 2, 3] as const
export type LaneTier = (typeof LANE_TIERS)[number]
export const HEART_TIER = 4

/** What differs between the maps of the games. */
export interface MobaGround {
  /** Towers at the heart of each base. */
  heartTowers: number
  /** Barracks or inhibitors of each lane of a side. */
  barracks: number
}

const GROUNDS: ReadonlyMap<number, MobaGround> = new Map([
  [3, { heartTowers: 0, barracks: 0 }],
  [4, { heartTowers: 2, barracks: 2 }],
  [7, { heartTowers: 0, barracks: 1 }],
  [24, { heartTowers: 0, barracks: 0 }],
  [25, { heartTowers: 0, barracks: 0 }],
])

/** An unknown game has the ground of League of Legends. */
export const mobaGround = (gameId: number): MobaGround => GROUNDS.get(gameId) ?? { heartTowers: 2, barracks: 1 }

/** Both pits of the river, the upper one first. */
export const PIT_POINTS: readonly [MapPoint, MapPoint] = [
  { x: 34, y: 67 },
  { x: 67, y: 34 },
]

/** The pit of a monster that is always in one: Roshan, Lords and Turtles change places, or nobody says which it was. */
export const pitOf = (type: string): MapPoint | undefined =>
  /^(baron|herald|overlord|dark_slayer)$/.test(type)
    ? PIT_POINTS[0]
    : /^(dragon|tyrant|abyssal_dragon)$/.test(type)
      ? PIT_POINTS[1]
      : undefined

const mirrored = ({ x, y }: MapPoint): MapPoint => ({ x: y, y: x })

const TOP: readonly MapPoint[] = [
  { x: 8, y: 70 },
  { x: 9, y: 48 },
  { x: 9, y: 28 },
  { x: 9, y: 21 },
]
/** Of the side at the lower left: towers from the outer one on, then the barracks. */
const BUILDINGS: Readonly<Record<Lane, readonly MapPoint[]>> = {
  top: TOP,
  mid: [42, 33, 24, 18].map((x) => ({ x, y: x })),
  bot: TOP.map(mirrored),
}
const MIDDLE: MapPoint = { x: 50, y: 50 }
const HEART: MapPoint = { x: 12, y: 12 }
const BASE: MapPoint = { x: 7, y: 7 }

/** A place of the side at the lower left, as the other side has it: lanes keep their names. */
const across = ({ x, y }: MapPoint): MapPoint => ({ x: 100 - y, y: 100 - x })

const at = (point: MapPoint, isLower: boolean): MapPoint => (isLower ? point : across(point))

export const towerAt = (isLower: boolean, lane: Lane, tier: LaneTier): MapPoint =>
  at(BUILDINGS[lane][tier - 1] ?? MIDDLE, isLower)
export const barracksAt = (isLower: boolean, lane: Lane): MapPoint => at(BUILDINGS[lane][3] ?? MIDDLE, isLower)
export const heartAt = (isLower: boolean): MapPoint => at(HEART, isLower)
export const baseAt = (isLower: boolean): MapPoint => at(BASE, isLower)

export const isLaneTier = (value: unknown): value is LaneTier => LANE_TIERS.some((tier) => tier === value)
export const isLane = (value: unknown): value is Lane => LANES.some((lane) => lane === value)

/** Which side has its base at the lower left, as `map_start` tells it; home where nobody does. */
export const lowerSide = (data: Readonly<Record<string, unknown>> | undefined): Side =>
  data?.lower === 'away' ? 'away' : 'home'

/** Where a building is that an event says has fallen; undefined where it does not say which it was. */
export function buildingAt(
  isLower: boolean,
  type: string,
  { lane, tier }: Readonly<Record<string, unknown>>,
): MapPoint | undefined {
  if (!isLane(lane)) return tier === HEART_TIER ? heartAt(isLower) : undefined
  if (!/tower/.test(type)) return barracksAt(isLower, lane)
  return isLaneTier(tier) ? towerAt(isLower, lane, tier) : undefined
}

/** Where an event says that it was. */
export const pointIn = (data: Readonly<Record<string, unknown>> | undefined): MapPoint | undefined =>
  typeof data?.x === 'number' && typeof data.y === 'number' ? { x: data.x, y: data.y } : undefined
