import type { Play } from '#contract/match-plays.ts'
import type { Side, TimelineItem } from '#contract/match-state.ts'

/** A ball that was hit, and the way it went. */
export interface WagonHit {
  seq: number
  side: Side
  batter: number | undefined
  /** Off the bat. */
  runs: number
  /** In degrees clockwise, 0 is straight, past the bowler. */
  toward: number
  isOut: boolean
}

/** The way is cut into eight, the first around straight. */
export const WAYS = 8

export interface Way {
  /** From 0, clockwise. */
  way: number
  balls: number
  runs: number
  fours: number
  sixes: number
}

const isDirected = ({ data }: Pick<TimelineItem, 'data'>): boolean => typeof data?.toward === 'number'

/** Whether the feed tells the way of hits; the timeline says so from the first boundary on. */
export const isWayTold = (timeline: readonly TimelineItem[]): boolean => timeline.some(isDirected)

/** Hits of the two innings; super overs are not counted to them. */
export const hitsOf = (plays: readonly Play[]): WagonHit[] =>
  plays.flatMap(({ seq, type, side, player, period, data }) => {
    const isOut = type === 'wicket'
    if (!side || !isDirected({ data }) || !(isOut || type === 'ball') || !/^i[12]$/.test(period ?? '')) return []
    const batter = isOut ? Number(data?.facing ?? player) : player
    return [{ seq, side, batter, runs: Number(data?.runs ?? 0), toward: Number(data?.toward), isOut }]
  })

const wayOf = (toward: number): number => Math.round((((toward % 360) + 360) % 360) / (360 / WAYS)) % WAYS

/** What was made in each of the eight ways. */
export const waysOf = (hits: readonly WagonHit[]): Way[] =>
  Array.from({ length: WAYS }, (_, way) => {
    const own = hits.filter(({ toward }) => wayOf(toward) === way)
    return {
      way,
      balls: own.length,
      runs: own.reduce((sum, { runs }) => sum + runs, 0),
      fours: own.filter(({ runs }) => runs === 4).length,
      sixes: own.filter(({ runs }) => runs === 6).length,
    }
  })
