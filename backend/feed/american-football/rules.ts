/**
 * American football.
 *
 * | type                              | fields                                                             |
 * |-----------------------------------|--------------------------------------------------------------------|
 * | `quarter_start` `quarter_end`     | `data.quarter?`: 5 is the first overtime                            |
 * | `kick_off`                        | `side` kicks                                                       |
 * | `run` `pass` `incomplete` `sack`  | `side` has the ball; `player` runs, catches or is sacked, `other`   |
 * |                                   | threw; `data.yards?`                                               |
 * | `penalty`                         | `side` is punished                                                 |
 * | `punt` `turnover_on_downs`        | `side` gives the ball away                                         |
 * | `interception` `fumble_lost`      | `side` gives the ball away; `other` took it                         |
 * | `touchdown`                       | `side` `player`; `data.how?` (`run` `pass` `return`) `data.yards?`  |
 * | `extra_point` `two_point` `field_goal` `safety` | `side` scores, `player?`; `..._missed` `..._failed`   |
 * | `timeout`                         | `side`                                                             |
 *
 * Any of them may have `data.down` `distance` `yardLine` of the next play, and `data.seconds` that the play took off the
 * clock: the side with the ball had it, after a kick-off the receiver. `yardLine` is counted from home's goal line, 0 to 100. `clock` is what is left of the quarter.
 */
import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import { type BoardOf, createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  closePeriod,
  emptyState,
  openPeriod,
  other,
  readClock,
} from '../shared/state.ts'
import { bumpPlayer, bumpStat, emptyStats, enterPlayer } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { boxColumns, countedColumns, countKick, countPlay } from './box-score.ts'

type FootballBoard = BoardOf<'american_football'>
type Handler = LiveHandler<'american_football'>

const QUARTER_SECONDS = 900
const OVERTIME_SECONDS = 600
const TIMEOUTS = 3
const STATS = [
  'first_downs',
  'total_yards',
  'passing_yards',
  'rushing_yards',
  'touchdowns',
  'field_goals_made',
  'turnovers',
  'sacks',
  'penalties',
  'time_of_possession',
]

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'point_lead',
    board: {
      family: 'american_football',
      down: 1,
      distance: 10,
      yardLine: 50,
      timeouts: { home: TIMEOUTS, away: TIMEOUTS },
    },
    stats: emptyStats(STATS, { time_of_possession: 'seconds' }),
    playerColumns: boxColumns,
    players: startingLines(contest, countedColumns),
  })

/** Clock, downs, field position and possession time of `holder`, as far as the event has them. */
function follow(state: MatchState, event: MatchEvent, board: FootballBoard, holder = event.side): MatchState {
  const { clock } = event
  const seconds = numberOf(event, 'seconds', 0)
  return {
    ...state,
    clock: clock === undefined ? state.clock : readClock(event, clock, false, 'down'),
    stats: holder && seconds > 0 ? bumpStat(state.stats, 'time_of_possession', holder, seconds) : state.stats,
    board: {
      ...board,
      down: numberOf(event, 'down', board.down),
      distance: numberOf(event, 'distance', board.distance),
      yardLine: numberOf(event, 'yardLine', board.yardLine),
    },
  }
}

/** After a score there is no down until the kick-off. */
const withoutDown = (state: MatchState): MatchState =>
  state.board?.family === 'american_football' ? { ...state, board: { ...state.board, down: 0 } } : state

/** The side that has the ball now; its drive begins where it got it. */
function holdBall(state: MatchState, holder: Side | undefined): MatchState {
  const { board, serving } = state
  if (!holder || board?.family !== 'american_football') return state
  const isNew = holder !== serving || board.driveFrom === undefined
  return { ...state, serving: holder, board: isNew ? { ...board, driveFrom: board.yardLine } : board }
}

const quarterStart: Handler = (state, event, board) => {
  const quarter = numberOf(event, 'quarter', state.periods.length + 1)
  const key = quarter <= 4 ? `q${quarter}` : `ot${quarter - 4}`
  if (state.periods.some((period) => period.key === key)) return state
  const isHalf = quarter === 1 || quarter === 3 || quarter > 4
  const seconds = quarter <= 4 ? QUARTER_SECONDS : OVERTIME_SECONDS
  return addTimeline(
    {
      ...openPeriod(state, key),
      phase: quarter <= 4 ? key : 'overtime',
      clock: readClock(event, event.clock ?? seconds, false, 'down'),
      board: isHalf ? { ...board, timeouts: { home: TIMEOUTS, away: TIMEOUTS } } : board,
    },
    event,
  )
}

const quarterEnd: Handler = (state, event) => {
  const isHalf = state.periods.at(-1)?.key === 'q2'
  return addTimeline(
    {
      ...closePeriod(state),
      phase: isHalf ? 'half_time' : 'break',
      clock: readClock(event, event.clock ?? 0, false, 'down'),
    },
    event,
  )
}

/** Yards on the ground or in the air, of the side. */
function countYards(state: MatchState, event: MatchEvent, side: Side, how: string | undefined): MatchState {
  const yards = numberOf(event, 'yards', 0)
  if (yards === 0 || (how !== 'run' && how !== 'pass' && how !== 'sack')) return state
  const stats = bumpStat(state.stats, 'total_yards', side, yards)
  return { ...state, stats: bumpStat(stats, how === 'run' ? 'rushing_yards' : 'passing_yards', side, yards) }
}

const scrimmage =
  (how: string): Handler =>
  (state, event, board) => {
    const { side } = event
    if (!side) return state
    const held = holdBall(follow(state, event, board), side)
    const next = countPlay(countYards(held, event, side, how), event, side, how)
    const isFirst = event.data?.down === 1 && event.data.isFirstDown === true
    let stats = isFirst ? bumpStat(next.stats, 'first_downs', side) : next.stats
    if (how === 'sack') stats = bumpStat(stats, 'sacks', other(side))
    return addTimeline({ ...next, stats }, event)
  }

/** The ball changes hands; a turnover when it was taken away. */
const change =
  (isTurnover: boolean): Handler =>
  (state, event, board) => {
    const { side } = event
    if (!side) return state
    const held = holdBall(follow(state, event, board), other(side))
    const next = countKick(countPlay(held, event, side, event.type), event)
    return addTimeline(
      isTurnover ? { ...next, stats: bumpStat(next.stats, 'turnovers', side) } : next,
      event,
      isTurnover,
    )
  }

const elapsed = (state: MatchState): number =>
  (state.periods.length - 1) * QUARTER_SECONDS + QUARTER_SECONDS - (state.clock?.seconds ?? QUARTER_SECONDS)

const scoring =
  (points: number, stat?: string): Handler =>
  (state, event, board) => {
    const { side } = event
    if (!side) return state
    const isTouchdown = stat === 'touchdowns'
    const moved = follow(state, event, board)
    const how = textOf(event, 'how')
    const followed = isTouchdown
      ? countPlay(countYards(moved, event, side, how), event, side, how, 1)
      : countKick(moved, event)
    const score = addScore(state.score, side, points)
    const players = bumpPlayer(enterPlayer(followed.players, event.player, side, countedColumns), event.player, {
      points,
      touchdowns: isTouchdown ? 1 : 0,
    })
    const point = { t: elapsed(followed), value: score.home - score.away, period: state.periods.at(-1)?.key }
    const next: MatchState = {
      ...addToPeriod(withoutDown(followed), side, points),
      score,
      players,
      stats: stat ? bumpStat(followed.stats, stat, side) : followed.stats,
      chart: [...state.chart, point],
    }
    return addTimeline(next, event, points !== 1)
  }

const missedTry: Handler = (state, event, board) =>
  addTimeline(countKick(withoutDown(follow(state, event, board)), event), event)

const penalty: Handler = (state, event, board) => {
  const next = follow(state, event, board, state.serving ?? event.side)
  return addTimeline(event.side ? { ...next, stats: bumpStat(next.stats, 'penalties', event.side) } : next, event)
}

const kickOff: Handler = (state, event, board) => {
  const receiver = event.side ? other(event.side) : undefined
  const { driveFrom: _lastDrive, ...fresh } = board
  return addTimeline(holdBall(follow(state, event, fresh, receiver), receiver ?? state.serving), event)
}

const timeout: Handler = (state, event, board) => {
  const { side } = event
  if (!side) return state
  const timeouts = { ...board.timeouts, [side]: Math.max(0, board.timeouts[side] - 1) }
  return addTimeline(follow(state, event, { ...board, timeouts }), event)
}

export const americanFootballRules = createLiveRules({
  family: 'american_football',
  initial,
  firstPhase: 'q1',
  handlers: {
    quarter_start: quarterStart,
    quarter_end: quarterEnd,
    kick_off: kickOff,
    run: scrimmage('run'),
    pass: scrimmage('pass'),
    incomplete: scrimmage('incomplete'),
    sack: scrimmage('sack'),
    penalty,
    punt: change(false),
    turnover_on_downs: change(false),
    field_goal_missed: change(false),
    interception: change(true),
    fumble_lost: change(true),
    touchdown: scoring(6, 'touchdowns'),
    extra_point: scoring(1),
    two_point: scoring(2),
    field_goal: scoring(3, 'field_goals_made'),
    safety: scoring(2),
    extra_point_missed: missedTry,
    two_point_failed: missedTry,
    timeout,
  },
})
