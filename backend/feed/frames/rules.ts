/**
 * Snooker: visits to the table inside frames.
 *
 * | type               | fields                                                                       |
 * |--------------------|------------------------------------------------------------------------------|
 * | `frame_start`      | `data.frame?`; `side` breaks off                                              |
 * | `visit`            | `side` comes to the table                                                    |
 * | `break`            | `side`, `data.points`: its break so far, as long as the visit lasts          |
 * |                    | Both may say `data.left`: points still on the table                          |
 * | `foul`             | `side` gains `data.points`                                                   |
 * | `respotted_black`  | the frame is level with nothing left on the table                            |
 * | `interval`         | a longer break between frames                                                |
 * | `frame_won`        | `side`                                                                       |
 *
 * A period's `note` is the highest break of its winner, where that was fifty or more.
 */
import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import { type BoardOf, createLiveRules, type LiveHandler, numberOf } from '../shared/live-rules.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  closePeriod,
  currentPeriod,
  emptyState,
  openPeriod,
  other,
} from '../shared/state.ts'
import { bumpStat, emptyStats, setStat, statOf } from '../shared/stats.ts'
import type { Contest } from '../types.ts'

type FramesBoard = BoardOf<'frames'>
type FramesHandler = LiveHandler<'frames'>

export const DEFAULT_BEST_OF = 11
const NOUGHT = { home: 0, away: 0 }

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'point_lead',
    board: { family: 'frames', frame: 1, points: NOUGHT, break: 0, bestOf: contest.bestOf ?? DEFAULT_BEST_OF },
    stats: emptyStats(['highest_break', 'centuries', 'half_centuries', 'points_scored', 'fouls']),
  })

/** Ends the visit under way: a break of fifty or more is news. */
function leaveTable(state: MatchState, event: MatchEvent, board: FramesBoard): MatchState {
  const { atTable: side } = board
  if (!side || board.break < 50) return state
  const type = board.break >= 100 ? 'century' : 'half_century'
  let stats = bumpStat(state.stats, 'half_centuries', side)
  if (type === 'century') stats = bumpStat(stats, 'centuries', side)
  return addTimeline(
    { ...state, stats },
    { seq: event.seq, at: event.at, type, side, data: { points: board.break } },
    type === 'century',
  )
}

/** What a feed has not said of this frame is unknown. */
function withLeft({ left: _left, ...board }: FramesBoard, event: MatchEvent): FramesBoard {
  const left = numberOf(event, 'left', -1)
  return left < 0 ? board : { ...board, left }
}

const frameStart: FramesHandler = (state, event, board) => {
  const frame = numberOf(event, 'frame', state.periods.length + 1)
  const key = `f${frame}`
  if (state.periods.some((period) => period.key === key)) return state
  return addTimeline(
    {
      ...openPeriod(state, key),
      phase: 'frame',
      board: { ...withLeft(board, event), frame, points: NOUGHT, break: 0, atTable: event.side },
    },
    event,
  )
}

const visit: FramesHandler = (state, event, board) => ({
  ...leaveTable(state, event, board),
  board: { ...withLeft(board, event), break: 0, atTable: event.side },
})

function score(state: MatchState, board: FramesBoard, side: Side, points: number): MatchState {
  const total = addScore(board.points, side, points)
  const scored = addToPeriod(state, side, points)
  const point = { t: state.chart.length + 1, value: total.home - total.away, period: state.periods.at(-1)?.key }
  return {
    ...scored,
    board: { ...board, points: total },
    stats: bumpStat(state.stats, 'points_scored', side, points),
    chart: [...state.chart, point],
  }
}

const readBreak: FramesHandler = (state, event, board) => {
  const { side } = event
  if (!side || !currentPeriod(state)) return state
  const isSameVisit = board.atTable === side
  const left = isSameVisit ? state : leaveTable(state, event, board)
  const before = isSameVisit ? board.break : 0
  const made = numberOf(event, 'points', before)
  if (made <= before) return left
  const next = score(left, { ...withLeft(board, event), atTable: side, break: made }, side, made - before)
  const highest = statOf(next.stats, 'highest_break')
  if (made <= highest[side]) return next
  const best = { ...highest, [side]: made }
  return { ...next, stats: setStat(next.stats, 'highest_break', best.home, best.away) }
}

const foul: FramesHandler = (state, event, board) => {
  const { side } = event
  if (!side || !currentPeriod(state)) return state
  const left = leaveTable(state, event, board)
  const next = score(left, { ...board, break: 0, atTable: side }, side, numberOf(event, 'points', 4))
  // The timeline names who did it.
  return addTimeline({ ...next, stats: bumpStat(next.stats, 'fouls', other(side)) }, { ...event, side: other(side) })
}

/** The winner's highest break of the frame being closed, from the timeline. */
function highestOf(state: MatchState, side: Side): string | undefined {
  const period = state.periods.at(-1)?.key
  const breaks = state.timeline.filter(
    (item) => item.period === period && item.side === side && item.type.endsWith('century'),
  )
  const highest = Math.max(0, ...breaks.map(({ data }) => Number(data?.points ?? 0)))
  return highest > 0 ? `${highest}` : undefined
}

const frameWon: FramesHandler = (state, event, board) => {
  const { side } = event
  if (!side || !currentPeriod(state)) return state
  const left = leaveTable(state, event, board)
  const { atTable: _atTable, left: _left, ...idle } = board
  const closed = closePeriod(
    { ...left, phase: 'break', score: addScore(state.score, side, 1), board: { ...idle, break: 0 } },
    highestOf(left, side),
  )
  return addTimeline(closed, event, true)
}

export const framesRules = createLiveRules({
  family: 'frames',
  initial,
  firstPhase: 'break',
  handlers: {
    frame_start: frameStart,
    visit,
    break: readBreak,
    foul,
    respotted_black: (state, event) => addTimeline(state, event, true),
    interval: (state, event) => addTimeline({ ...state, phase: 'interval' }, event),
    frame_won: frameWon,
  },
})
