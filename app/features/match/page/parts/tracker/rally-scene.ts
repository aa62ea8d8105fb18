import type { Play } from '#contract/match-plays.ts'
import type { Score, Side, Stake } from '#contract/match-state.ts'
import { numberIn, type Point, rival } from './drawing.tsx'

/** So many points of one side in a row are a run. */
const RUN = 3

export interface Rally {
  seq: number
  winner: Side
  how: string
  /** Where it ended, in percent of the court with home on the left; off it after some errors. */
  at?: Point
}

export interface RallyScene {
  seq: number
  type: string
  points: Score
  /** Of the match, where nobody plays: between sets and after it. */
  sets?: Score
  /** Who serves next; nobody in a pause. */
  server?: Side
  /** The rally that was just played, and who served it. */
  rally?: Rally & { server?: Side }
  /** Who won the points of the set so far. */
  course: Side[]
  /** Rallies of the set before this one whose places are known. */
  before: (Rally & { at: Point })[]
  run?: { side: Side; count: number }
  stake?: Stake
  /** Who has taken a time-out. */
  timeout?: Side
}

const POINT = /^(point|ace)$/
const START = /^(set|game)_start$/
/** After these nobody serves. */
const PAUSE = /^((set|game)_won|end|retirement|disqualification|abandoned)$/

function rallyOf(play: Play): Rally | undefined {
  const { seq, side, type, data } = play
  if (!side || !POINT.test(type)) return undefined
  const [x, y] = [numberIn(play, 'x'), numberIn(play, 'y')]
  const at = x === undefined || y === undefined ? undefined : side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y }
  return { seq, winner: side, how: String(data?.how ?? ''), ...(at ? { at } : {}) }
}

function runOf(course: readonly Side[]): RallyScene['run'] {
  const side = course.at(-1)
  if (!side) return undefined
  const count = course.length - 1 - course.lastIndexOf(rival(side))
  return count < RUN ? undefined : { side, count }
}

const countOf = (course: readonly Side[], side: Side): number => course.filter((each) => each === side).length

/** What the court shows after a play: the plays up to it decide, and nothing else. */
export function rallyScene(plays: readonly Play[], index: number): RallyScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const ofSet = now?.period ? past.filter(({ period }) => period === now.period) : []
  const rallies = ofSet.flatMap((play) => rallyOf(play) ?? [])
  const course = rallies.map(({ winner }) => winner)
  const board = now?.board?.family === 'sets' ? now.board : undefined
  const last = ofSet.findLast(({ type }) => POINT.test(type) || START.test(type) || PAUSE.test(type))
  const isPlayed = last !== undefined && !PAUSE.test(last.type) && !PAUSE.test(now?.type ?? '')
  const rally = now && rallyOf(now)
  const isPause = last !== undefined && !isPlayed
  const server = plays[index - 1]?.serving
  const run = runOf(course)
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    points: board?.points ?? { home: countOf(course, 'home'), away: countOf(course, 'away') },
    course,
    before: rallies.flatMap(({ at, ...each }) => (at && each.seq !== now?.seq ? [{ ...each, at }] : [])),
    ...(isPause && now?.score ? { sets: now.score } : {}),
    ...(isPlayed && now?.serving ? { server: now.serving } : {}),
    ...(rally ? { rally: { ...rally, ...(server ? { server } : {}) } } : {}),
    ...(run ? { run } : {}),
    ...(isPlayed && board?.stake ? { stake: board.stake } : {}),
    ...(now?.type === 'timeout' && now.side ? { timeout: now.side } : {}),
  }
}
