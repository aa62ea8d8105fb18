import type { Play } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'
import { numberIn, type Point, rival } from './drawing.tsx'

/** The pitch in the picture. */
export const PITCH = { left: 8, top: 5, width: 144, height: 85 }
const MIDDLE: Point = { x: PITCH.left + PITCH.width / 2, y: PITCH.top + PITCH.height / 2 }
/** The spot of a penalty in percent of the pitch. */
const SPOT = 89.5

export type FootballAct = 'goal' | 'saved' | 'missed' | 'plain'

export interface FootballScene {
  seq: number
  side?: Side
  type: string
  act: FootballAct
  /** Where it was, if the feed says so or the rules do. */
  at?: Point
  /** The goal of a shot. */
  goal?: Point
  /** The side has the ball in that third, of an event without a place. */
  third?: Side
  /** How hard the home side presses, -1 to 1. */
  press: number
  /** Shots so far whose places are known; goals that were cancelled are none. */
  shots: (Point & { seq: number; side: Side; isGoal: boolean })[]
}

const OUTCOMES = new Map<string, FootballAct>(
  Object.entries({
    goal: 'goal',
    penalty_goal: 'goal',
    shootout_goal: 'goal',
    own_goal: 'goal',
    shot_on_target: 'saved',
    penalty_missed: 'missed',
    shootout_miss: 'missed',
    shot_off_target: 'missed',
    shot_blocked: 'missed',
    shot_woodwork: 'missed',
  } as const),
)
const IN_THE_MIDDLE = /^(kick_off|second_half_start|extra_time_start|extra_second_start)$/
const FROM_THE_SPOT = /^(penalty|shootout)_/
/** Events with a side that say nothing of where the ball is. */
const ANYWHERE = /^(substitution|yellow_card|second_yellow|red_card|var_check|goal_cancelled)$/

const goalOf = (side: Side): Point => ({ x: side === 'home' ? PITCH.left + PITCH.width : PITCH.left, y: MIDDLE.y })

/** A place in percent as the attacking side sees it. */
function placeOf(side: Side, x: number, y: number): Point {
  const [along, across] = side === 'home' ? [x, y] : [100 - x, 100 - y]
  return { x: PITCH.left + (along / 100) * PITCH.width, y: PITCH.top + (across / 100) * PITCH.height }
}

function placeIn(play: Play): Point | undefined {
  const { side, type } = play
  if (IN_THE_MIDDLE.test(type)) return MIDDLE
  if (!side) return undefined
  const [x, y] = [numberIn(play, 'x'), numberIn(play, 'y')]
  if (x !== undefined && y !== undefined) return placeOf(side, x, y)
  return FROM_THE_SPOT.test(type) ? placeOf(side, SPOT, 50) : undefined
}

const cancelledBy = (plays: readonly Play[]): ReadonlySet<unknown> =>
  new Set(plays.flatMap(({ type, data }) => (type === 'goal_cancelled' && data?.goal ? [data.goal] : [])))

/** What the pitch shows after a play: the plays up to it decide, and nothing else. */
export function footballScene(plays: readonly Play[], index: number): FootballScene {
  const past = plays.slice(0, index + 1)
  const now = past.findLast(({ type }) => type !== 'flow' && type !== 'score')
  const flow = past.findLast(({ type }) => type === 'flow')
  const cancelled = cancelledBy(past)
  const shots = past.flatMap((play) => {
    const act = OUTCOMES.get(play.type)
    const at = act && !/^shootout/.test(play.type) && placeIn(play)
    return at && play.side && !cancelled.has(play.seq)
      ? [{ ...at, seq: play.seq, side: play.side, isGoal: act === 'goal' }]
      : []
  })
  const press = Math.max(-1, Math.min(1, (flow ? (numberIn(flow, 'value') ?? 0) : 0) / 100))
  const scene: FootballScene = { seq: now?.seq ?? 0, type: now?.type ?? '', act: 'plain', press, shots }
  if (!now) return scene
  const { side, type } = now
  const [at, act] = [placeIn(now), OUTCOMES.get(type) ?? 'plain']
  if (side) scene.side = side
  scene.act = act
  if (at) scene.at = at
  else if (side && !ANYWHERE.test(type)) scene.third = type === 'foul' ? rival(side) : side
  if (side && act !== 'plain') scene.goal = goalOf(side)
  return scene
}
