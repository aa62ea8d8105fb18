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

export interface MobaGround {
  /** Towers at the heart of each base. */
  heartTowers: 0 | 2
  /** Barracks or inhibitors of each lane of a side. */
  barracks: 0 | 1 | 2
  /** Monsters that the game has in one pit of the river: those not listed change places, or nobody says which it was. */
  pits: ReadonlyMap<string, 'upper' | 'lower'>
}

const PITS: Readonly<Record<'upper' | 'lower', MapPoint>> = { upper: { x: 34, y: 67 }, lower: { x: 67, y: 34 } }

const league: MobaGround = {
  heartTowers: 2,
  barracks: 1,
  pits: new Map([
    ['dragon', 'lower'],
    ['baron', 'upper'],
    ['herald', 'upper'],
  ]),
}

const GROUNDS: ReadonlyMap<number, MobaGround> = new Map([
  [
    3,
    {
      heartTowers: 0,
      barracks: 0,
      pits: new Map([
        ['tyrant', 'lower'],
        ['overlord', 'upper'],
      ]),
    },
  ],
  [4, { heartTowers: 2, barracks: 2, pits: new Map() }],
  [7, { ...league, heartTowers: 0 }],
  [
    24,
    {
      heartTowers: 0,
      barracks: 0,
      pits: new Map([
        ['abyssal_dragon', 'lower'],
        ['dark_slayer', 'upper'],
      ]),
    },
  ],
  [25, { heartTowers: 0, barracks: 0, pits: new Map() }],
])

/** An unknown game has the ground of League of Legends. */
export const mobaGround = (gameId: number): MobaGround => GROUNDS.get(gameId) ?? league

/** Both pits of the river. */
export const PIT_POINTS: readonly MapPoint[] = [PITS.upper, PITS.lower]

export function pitOf(gameId: number, type: string): MapPoint | undefined {
  const pit = mobaGround(gameId).pits.get(type)
  return pit && PITS[pit]
}

/** Of the side at the lower left, by tier. */
const TOWERS: Readonly<Record<Lane, Readonly<Record<LaneTier, MapPoint>>>> = {
  top: { 1: { x: 8, y: 70 }, 2: { x: 9, y: 48 }, 3: { x: 9, y: 28 } },
  mid: { 1: { x: 42, y: 42 }, 2: { x: 33, y: 33 }, 3: { x: 24, y: 24 } },
  bot: { 1: { x: 70, y: 8 }, 2: { x: 48, y: 9 }, 3: { x: 28, y: 9 } },
}
const BARRACKS: Readonly<Record<Lane, MapPoint>> = { top: { x: 9, y: 21 }, mid: { x: 18, y: 18 }, bot: { x: 21, y: 9 } }
const HEART: MapPoint = { x: 12, y: 12 }
const BASE: MapPoint = { x: 7, y: 7 }

/** A place of the side at the lower left, as the other side has it: lanes keep their names. */
const across = ({ x, y }: MapPoint): MapPoint => ({ x: 100 - y, y: 100 - x })

const at = (point: MapPoint, isLower: boolean): MapPoint => (isLower ? point : across(point))

export const towerAt = (isLower: boolean, lane: Lane, tier: LaneTier): MapPoint => at(TOWERS[lane][tier], isLower)
export const barracksAt = (isLower: boolean, lane: Lane): MapPoint => at(BARRACKS[lane], isLower)
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
