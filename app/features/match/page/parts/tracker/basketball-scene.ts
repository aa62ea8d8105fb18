import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import { numberIn, type Point } from './drawing.tsx'

export const COURT = { left: 8, top: 8, width: 144, height: 77 }
/** How far the basket is from the baseline, of the court's length. */
const BASKET = 1.575 / 28
/** So many points of one side in a row are a run. */
const RUN = 6

export interface CourtShot extends Point {
  seq: number
  side: Side
  isMade: boolean
}

export interface BasketballScene {
  seq: number
  type: string
  side?: Side
  /** Of a shot that went in, or of free throws. */
  points: number
  isShot: boolean
  isMade: boolean
  at?: Point
  basket?: Point
  /** Who has the ball. */
  ball?: Side
  /** Of the period. */
  shots: CourtShot[]
  run?: { side: Side; points: number }
}

/** Home attacks to the right in every quarter. */
export const basketOf = (side: Side): Point => ({
  x: COURT.left + COURT.width * (side === 'home' ? 1 - BASKET : BASKET),
  y: COURT.top + COURT.height / 2,
})

function placeIn(play: Play): Point | undefined {
  const [x, y, { side }] = [numberIn(play, 'x'), numberIn(play, 'y'), play]
  if (x === undefined || y === undefined || !side) return undefined
  const [along, across] = side === 'home' ? [x, y] : [100 - x, 100 - y]
  return { x: COURT.left + (along / 100) * COURT.width, y: COURT.top + (across / 100) * COURT.height }
}

const SHOT = /^(two|three)_(made|missed)$/

/** Points of one side since the other scored. */
function runOf(past: readonly Play[]): BasketballScene['run'] {
  let run: { side: Side; points: number } | undefined
  for (let at = past.length - 1; at > 0; at--) {
    const [after, before] = [past[at]?.score, past[at - 1]?.score]
    if (!after || !before) break
    for (const side of ['home', 'away'] as const) {
      const points = after[side] - before[side]
      if (points <= 0) continue
      if (run && run.side !== side) return run.points >= RUN ? run : undefined
      run = { side, points: (run?.points ?? 0) + points }
    }
  }
  return run && run.points >= RUN ? run : undefined
}

/** What the court shows after a play: the plays up to it decide, and nothing else. */
export function basketballScene(plays: readonly Play[], index: number): BasketballScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const shots = past.flatMap((play) => {
    const at = SHOT.test(play.type) && play.period === now?.period ? placeIn(play) : undefined
    return at && play.side ? [{ ...at, seq: play.seq, side: play.side, isMade: play.type.endsWith('made') }] : []
  })
  const run = runOf(past)
  const scene: BasketballScene = {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    points: 0,
    isShot: false,
    isMade: false,
    shots,
    ...(run ? { run } : {}),
  }
  if (!now) return scene
  const { side, type } = now
  const at = placeIn(now)
  scene.isShot = SHOT.test(type)
  scene.isMade = type.endsWith('_made')
  if (side) scene.side = side
  if (now.serving) scene.ball = now.serving
  if (type === 'free_throws') scene.points = Number(now.data?.made ?? 0)
  else if (scene.isMade) scene.points = type.startsWith('three') ? 3 : 2
  if (side && (scene.isShot || type === 'free_throws')) scene.basket = basketOf(side)
  if (at) scene.at = at
  return scene
}
