import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import { numberIn, type Point } from './drawing.tsx'

export const OVAL = { x: 54, y: 49, rx: 50, ry: 45 }
/** Where the batter stands, below the middle; the bowler comes from above. */
export const CREASE: Point = { x: OVAL.x, y: OVAL.y + 8 }

/** How far a ball goes by its runs, as a share of the way to the rope: only the way it went is known. */
const FAR: Readonly<Record<number, number>> = { 0: 0.45, 1: 0.55, 2: 0.7, 3: 0.85, 4: 1, 5: 1, 6: 1.12 }

export interface Stroke {
  seq: number
  to: Point
  runs: number
}

export interface CricketScene {
  seq: number
  type: string
  batting: Side
  runs: number
  wickets: number
  balls: number
  target?: number
  /** Of the innings, those whose way is known. */
  strokes: Stroke[]
  /** Of the over: `W`, `wd`, `nb`, or runs. */
  over: { seq: number; mark: string }[]
  isBall: boolean
  isWicket: boolean
}

const isBall = ({ type }: Play): boolean => type === 'ball' || type === 'wicket'
const isCounted = ({ data }: Play): boolean =>
  data?.kind !== 'wide' && data?.kind !== 'no_ball' && data?.isMiscounted !== true

function markOf({ type, data }: Play): string {
  if (type === 'wicket') return 'W'
  if (data?.kind === 'wide') return 'wd'
  if (data?.kind === 'no_ball') return 'nb'
  return String(Number(data?.runs ?? 0) + Number(data?.extras ?? (data?.kind ? 1 : 0)))
}

const endsOver = (play: Play): boolean =>
  isCounted(play) && play.board?.family === 'cricket' && play.board.balls % 6 === 0

function strokeOf(play: Play): Stroke[] {
  const toward = numberIn(play, 'toward')
  if (toward === undefined) return []
  const runs = Number(play.data?.runs ?? 0)
  const [angle, far] = [(toward / 180) * Math.PI, FAR[Math.min(6, runs)] ?? 0.5]
  const to = { x: OVAL.x + OVAL.rx * far * Math.sin(angle), y: OVAL.y - OVAL.ry * far * Math.cos(angle) }
  return [{ seq: play.seq, to, runs }]
}

/** What the field shows after a play: the plays up to it decide, and nothing else. */
export function cricketScene(plays: readonly Play[], index: number): CricketScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const board = now?.board?.family === 'cricket' ? now.board : undefined
  const balls = past.filter(
    (play) => isBall(play) && play.board?.family === 'cricket' && play.board.innings === board?.innings,
  )
  const begin = balls.slice(0, -1).findLastIndex(endsOver) + 1
  const start = past.findLast(({ type }) => type === 'innings_start')
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    batting: start?.side ?? 'home',
    runs: board?.runs ?? 0,
    wickets: board?.wickets ?? 0,
    balls: board?.balls ?? 0,
    ...(board?.target === undefined ? {} : { target: board.target }),
    strokes: balls.flatMap(strokeOf),
    over: balls.slice(begin).map((play) => ({ seq: play.seq, mark: markOf(play) })),
    isBall: now !== undefined && isBall(now),
    isWicket: now?.type === 'wicket',
  }
}
