import {
  barracksAt,
  buildingAt,
  heartAt,
  LANE_TIERS,
  LANES,
  lowerSide,
  type MapPoint,
  mobaGround,
  pitOf,
  pointIn,
  towerAt,
} from '#contract/match-moba.ts'
import type { Side, TimelineItem } from '#contract/match-state.ts'

/** An item of the timeline or a play; `told`: what the timeline calls a play. */
export type MapItem = Pick<TimelineItem, 'seq' | 'type' | 'clock' | 'side' | 'data'> & { told?: { type: string } }

export interface Building {
  key: string
  kind: 'tower' | 'barracks' | 'heart'
  side: Side
  at: MapPoint
  /** How much of it stands, 0 to 1: there may be two in one place. */
  left: number
  /** Not where something of the kind fell of which nobody said which it was. */
  isSure: boolean
}

/** Something that a side did at a place of the map, if the place is known. */
export interface MapMark {
  seq: number
  type: string
  side: Side
  clock: number
  at?: MapPoint
}

export interface MapState {
  lower: Side
  buildings: Building[]
  kills: MapMark[]
  /** Buildings and monsters. */
  taken: MapMark[]
}

const BUILDINGS = /^(first_)?tower$|^(inhibitor|barracks)$/
/** What else has a side takes nothing. */
const OTHERS = /^(ban|pick|map_won)$/
const KILLS = /^(kill|first_blood)$/

export const isTower = ({ type }: Pick<MapMark, 'type'>): boolean => type.endsWith('tower')

const typeOf = ({ told, type }: MapItem): string => told?.type ?? type
const rivalOf = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The buildings of both sides after the falls of one game. */
function buildingsOf(fallen: readonly MapMark[], lower: Side, gameId: number): Building[] {
  const { barracks, heartTowers } = mobaGround(gameId)
  return (['home', 'away'] as const).flatMap((side) => {
    const isLower = side === lower
    const lost = fallen.filter((fall) => fall.side !== side)
    const stateOf = (kind: Building['kind'], at: MapPoint, count: number): Building => {
      const ofKind = lost.filter((fall) => isTower(fall) === (kind !== 'barracks'))
      const here = ofKind.filter((fall) => fall.at && fall.at.x === at.x && fall.at.y === at.y).length
      const left = Math.max(0, 1 - here / count)
      const isSure = left === 0 || ofKind.every((fall) => fall.at)
      return { key: `${side}${kind}${at.x}-${at.y}`, kind, side, at, left, isSure }
    }
    return [
      ...LANES.flatMap((lane) => [
        ...LANE_TIERS.map((tier) => stateOf('tower', towerAt(isLower, lane, tier), 1)),
        ...(barracks > 0 ? [stateOf('barracks', barracksAt(isLower, lane), barracks)] : []),
      ]),
      ...(heartTowers > 0 ? [stateOf('heart', heartAt(isLower), heartTowers)] : []),
    ]
  })
}

/** What stands and what happened on the map after the given events of one game, in order. */
export function mapState(items: readonly MapItem[], gameId: number): MapState {
  const lower = lowerSide(items.findLast(({ type }) => type === 'map_start')?.data)
  const marks = items.flatMap((item): MapMark[] => {
    const { seq, side, clock = 0, data = {} } = item
    const type = typeOf(item)
    if (!side || OTHERS.test(type)) return []
    const at = BUILDINGS.test(type) ? buildingAt(rivalOf(side) === lower, type, data) : (pointIn(data) ?? pitOf(type))
    return [{ seq, type, side, clock, ...(at ? { at } : {}) }]
  })
  return {
    lower,
    buildings: buildingsOf(
      marks.filter(({ type }) => BUILDINGS.test(type)),
      lower,
      gameId,
    ),
    kills: marks.filter(({ type }) => KILLS.test(type)),
    taken: marks.filter(({ type }) => !KILLS.test(type)),
  }
}
