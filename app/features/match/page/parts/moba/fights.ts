import type { MapPoint } from '#contract/match-moba.ts'
import type { Side } from '#contract/match-state.ts'
import type { MapMark } from './map-state.ts'

/** Kills of one fight follow one another within so many seconds, and are so near to each other. */
const [GAP_SECONDS, NEAR] = [15, 22]
const KILLS_MIN = 3

export interface Fight {
  /** Of its first kill. */
  seq: number
  /** Seconds of the game. */
  from: number
  to: number
  kills: Record<Side, number>
  /** The middle of the places that are known. */
  at?: MapPoint
}

interface Open {
  kills: MapMark[]
  at?: MapPoint
}

function middleOf(kills: readonly MapMark[]): MapPoint | undefined {
  const points = kills.flatMap(({ at }) => at ?? [])
  if (points.length === 0) return undefined
  const mean = (key: 'x' | 'y') => points.reduce((sum, point) => sum + point[key], 0) / points.length
  return { x: mean('x'), y: mean('y') }
}

/** Several kills near in time and, where that is known, in place, in order. */
export function fightsOf(kills: readonly MapMark[]): Fight[] {
  const groups: Open[] = []
  for (const kill of kills) {
    const group = groups.findLast(({ kills: past, at }) => {
      const gap = kill.clock - (past.at(-1)?.clock ?? 0)
      return gap <= GAP_SECONDS && (!at || !kill.at || Math.hypot(at.x - kill.at.x, at.y - kill.at.y) <= NEAR)
    })
    const open = group ?? { kills: [] }
    if (!group) groups.push(open)
    open.kills.push(kill)
    const at = middleOf(open.kills)
    if (at) open.at = at
  }
  return groups.flatMap(({ kills: all, at }) => {
    const [first, last] = [all[0], all.at(-1)]
    if (!first || !last || all.length < KILLS_MIN) return []
    const home = all.filter(({ side }) => side === 'home').length
    const counts = { home, away: all.length - home }
    return [{ seq: first.seq, from: first.clock, to: last.clock, kills: counts, ...(at ? { at } : {}) }]
  })
}
