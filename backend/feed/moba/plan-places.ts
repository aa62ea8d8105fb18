/** Where on the map things happen. From numbers of its own, so that a match is the same with and without places. */
import {
  barracksAt,
  buildingAt,
  isLaneTier,
  LANES,
  type Lane,
  type MapPoint,
  mobaGround,
  PIT_POINTS,
  pitOf,
  pointIn,
  towerAt,
} from '#contract/match-moba.ts'
import type { Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { other } from '../shared/state.ts'
import { planSiege } from './plan-siege.ts'
import type { Moment } from './plan-types.ts'
import type { MobaTitle } from './titles.ts'

interface Setting {
  gameId: number
  title: MobaTitle
  /** Whose base is at the lower left. */
  lower: Side
}

const isTower = ({ type }: Moment): boolean => type === 'tower'
const isBarracks = ({ type }: Moment): boolean => type === 'inhibitor' || type === 'barracks'

const told = (moment: Moment, data: Record<string, string | number>): Moment => ({
  ...moment,
  fields: { ...moment.fields, data: { ...moment.fields.data, ...data } },
})

/** Says of each building which it was. */
function placeBuildings(random: Random, { gameId }: Setting, moments: readonly Moment[]): Moment[] {
  const placed = [...moments]
  for (const side of ['home', 'away'] as const) {
    const indexes = moments.flatMap((moment, index) =>
      moment.fields.side === side && (isTower(moment) || isBarracks(moment)) ? [index] : [],
    )
    const falls = indexes.map((index) => (moments[index]?.type === 'tower' ? 'tower' : 'barracks'))
    for (const [at, fallen] of planSiege(random, mobaGround(gameId), falls).entries()) {
      const index = indexes[at] ?? -1
      const moment = placed[index]
      if (moment && Object.keys(fallen).length > 0) placed[index] = told(moment, fallen)
    }
  }
  return placed
}

/** Says of monsters that have no pit of their own in which of both they were. */
function placeMonsters(random: Random, { title }: Setting, moments: readonly Moment[]): Moment[] {
  const roaming = title.objectives.flatMap(({ event, spawns }) => (spawns && !pitOf(event) ? [event] : []))
  return moments.map((moment) =>
    roaming.includes(moment.type) ? told(moment, { ...random.pick(PIT_POINTS) }) : moment,
  )
}

/** Where the monster or building of a moment is. */
function aboutAt({ lower }: Setting, { type, fields: { side, data = {} } }: Moment): MapPoint | undefined {
  if (type === 'kill' || !side) return undefined
  return pitOf(type) ?? pointIn(data) ?? buildingAt(other(side) === lower, type, data)
}

/** The outermost building of a lane that stands. */
function frontOf({ lower }: Setting, past: readonly Moment[], side: Side, lane: Lane): MapPoint {
  const isLower = side === lower
  const lost = past.filter(
    (moment) => isTower(moment) && moment.fields.side !== side && moment.fields.data?.lane === lane,
  )
  const tier = lost.length + 1
  return isLaneTier(tier) ? towerAt(isLower, lane, tier) : barracksAt(isLower, lane)
}

/** How long before or after a fight something may be what it is about. */
const ABOUT_SECONDS = 25
const JUNGLE: readonly MapPoint[] = [
  { x: 28, y: 55 },
  { x: 55, y: 28 },
  { x: 45, y: 72 },
  { x: 72, y: 45 },
]

/** Where a fight at a second is: about a monster or a building of that time, else in a lane, the river or the jungle. */
function fightAt(random: Random, setting: Setting, moments: readonly Moment[], second: number): MapPoint {
  const near = moments.filter(({ at }) => Math.abs(at - second) <= ABOUT_SECONDS)
  const [first] = near.flatMap((moment) => aboutAt(setting, moment) ?? [])
  const [part, share] = [random.next(), random.next()]
  if (first && part < 0.8) return first
  if (part < 0.55) {
    const lane = random.pick(LANES)
    const past = moments.filter(({ at }) => at <= second)
    const [home, away] = [frontOf(setting, past, 'home', lane), frontOf(setting, past, 'away', lane)]
    const corner = lane === 'mid' ? undefined : { x: lane === 'top' ? 10 : 90, y: lane === 'top' ? 90 : 10 }
    return between(home, corner, away, 0.15 + share * 0.7)
  }
  if (part < 0.8) return { x: 20 + share * 60, y: 80 - share * 60 }
  return random.pick(JUNGLE)
}

/** A share of the way from one point to another, by a corner if there is one. */
function between(from: MapPoint, corner: MapPoint | undefined, to: MapPoint, share: number): MapPoint {
  if (corner)
    return share < 0.5 ? between(from, undefined, corner, share * 2) : between(corner, undefined, to, share * 2 - 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Kills of one fight come within so many seconds of each other. */
const FIGHT_GAP_SECONDS = 8
const SPREAD = 3.2
const inMap = (value: number): number => Math.round(Math.min(97, Math.max(3, value)))

function placeKills(random: Random, setting: Setting, moments: readonly Moment[]): Moment[] {
  let [last, point]: [number, MapPoint] = [Number.NEGATIVE_INFINITY, { x: 50, y: 50 }]
  return moments.map((moment) => {
    if (moment.type !== 'kill') return moment
    if (moment.at - last > FIGHT_GAP_SECONDS) point = fightAt(random, setting, moments, moment.at)
    last = moment.at
    return told(moment, {
      x: inMap(point.x + random.normal() * SPREAD),
      y: inMap(point.y + random.normal() * SPREAD),
    })
  })
}

/** Moments of a map, in order, with the places of kills and monsters and the names of buildings. */
export function withPlaces(random: Random, setting: Setting, moments: readonly Moment[]): Moment[] {
  const built = placeMonsters(random, setting, placeBuildings(random, setting, moments))
  return placeKills(random, setting, built)
}
