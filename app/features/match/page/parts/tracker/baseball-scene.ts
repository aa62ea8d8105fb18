import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import { numberIn, type Point } from './drawing.tsx'

export const PLATE: Point = { x: 52, y: 86 }
/** From base to base. */
const SIDE = 27
const HALF = SIDE * Math.SQRT1_2
export const BASES: readonly [Point, Point, Point] = [
  { x: PLATE.x + HALF, y: PLATE.y - HALF },
  { x: PLATE.x, y: PLATE.y - 2 * HALF },
  { x: PLATE.x - HALF, y: PLATE.y - HALF },
]
export const FENCE = 70

/** How far a ball goes, by what came of it: only the way it went is known. */
const FAR = new Map(
  Object.entries({
    single: 44,
    double: 56,
    triple: 64,
    home_run: 82,
    reached_on_error: 30,
    ground_out: 26,
    double_play: 26,
    fly_out: 52,
    sacrifice_fly: 56,
  }),
)

export interface BaseballScene {
  seq: number
  type: string
  bases: readonly [boolean, boolean, boolean]
  outs: number
  balls?: number
  strikes?: number
  inning: number
  isTop: boolean
  batting: Side
  batter?: number
  /** The call of the last pitch. */
  call?: string
  /** Where the ball ended, if it was hit and the feed says which way. */
  hit?: Point
  isHit: boolean
  runs: number
}

const HITS = /^(single|double|triple|home_run)$/

/** What the field shows after a play: the plays up to it decide, and nothing else. */
export function baseballScene(plays: readonly Play[], index: number): BaseballScene {
  const now = plays[index]
  const board = now?.board?.family === 'baseball' ? now.board : undefined
  const scene: BaseballScene = {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    bases: board?.bases ?? [false, false, false],
    outs: board?.outs ?? 0,
    inning: board?.inning ?? 1,
    isTop: board?.half !== 'bottom',
    // Nobody is at bat any more once it is over, but the bases show who was.
    batting: now?.serving ?? (board?.half === 'bottom' ? 'home' : 'away'),
    isHit: HITS.test(now?.type ?? ''),
    runs: now?.type === 'pitch' ? 0 : Number(now?.data?.runs ?? 0),
  }
  if (!now) return scene
  if (board?.balls !== undefined) scene.balls = board.balls
  if (board?.strikes !== undefined) scene.strikes = board.strikes
  if (board?.batter !== undefined) scene.batter = board.batter
  if (now.type === 'pitch' && now.data?.call) scene.call = String(now.data.call)
  const [toward, far] = [numberIn(now, 'toward'), FAR.get(now.type)]
  if (toward !== undefined && far !== undefined) {
    const angle = (toward / 180) * Math.PI
    scene.hit = { x: PLATE.x + far * Math.sin(angle), y: PLATE.y - far * Math.cos(angle) }
  }
  return scene
}
