import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { numberIn, rival } from './drawing.tsx'

/** From the least to the most that a ball is worth. */
export const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const
export type Colour = (typeof COLOURS)[number]
/** What the colours are worth together, and a red with the black that may follow it. */
const [ALL_COLOURS, RED_AND_BLACK] = [27, 8]

/** Nobody is at the table. */
const PAUSE = /^(frame_won|interval)$/

export interface SnookerScene {
  seq: number
  type: string
  points: Score
  break: number
  atTable?: Side
  /** Points on the table; unknown where the feed does not say, and between frames. */
  left?: number
  /** What makes them; nothing where they are unknown. */
  reds: number
  colours: ReadonlySet<Colour>
  /** Points given away just now. */
  foul?: { to: Side; points: number }
  /** Of the match, once a frame or all of it is over. */
  frames?: Score
}

/** The balls that so many points are left with: each red with a black, then the colours. */
export function ballsFor(left: number): { reds: number; colours: Colour[] } {
  if (left >= ALL_COLOURS) return { reds: Math.floor((left - ALL_COLOURS) / RED_AND_BLACK), colours: [...COLOURS] }
  let sum = 0
  return {
    reds: 0,
    colours: COLOURS.toReversed().filter((_, at) => {
      sum += COLOURS.length + 1 - at
      return sum <= left
    }),
  }
}

/** What the table shows after a play: the plays up to it decide, and nothing else. */
export function snookerScene(plays: readonly Play[], index: number): SnookerScene {
  const now = plays[index]
  const board = now?.board?.family === 'frames' ? now.board : undefined
  const isOver = now?.type === 'end'
  const left = isOver ? undefined : board?.left
  const { reds, colours } = left === undefined ? { reds: 0, colours: [] } : ballsFor(left)
  const given = now && numberIn(now, 'points')
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    points: board?.points ?? { home: 0, away: 0 },
    break: isOver ? 0 : (board?.break ?? 0),
    reds,
    colours: new Set(colours),
    ...(left === undefined ? {} : { left }),
    ...(board?.atTable && !isOver ? { atTable: board.atTable } : {}),
    // A play names who did it, as the timeline does.
    ...(now?.type === 'foul' && now.side && given ? { foul: { to: rival(now.side), points: given } } : {}),
    ...(now?.score && (isOver || PAUSE.test(now.type)) ? { frames: now.score } : {}),
  }
}
