import type { MatchEvent, MatchState, Period, Score, Side } from '#contract/match-state.ts'
import { type BoardOf, type LiveHandler, numberOf } from '../shared/live-rules.ts'
import { isDecided } from '../shared/series.ts'
import { startingLines } from '../shared/squad.ts'
import { addScore, addTimeline, addToPeriod, closePeriod, currentPeriod, openPeriod, other } from '../shared/state.ts'
import { bumpStat } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { withPoint } from './course.ts'
import { countPoint, playerOf } from './figures.ts'
import {
  afterPoint,
  afterTieBreakPoint,
  isTieBreakDue,
  LOVE,
  type Points,
  setWinner,
  tieBreakServer,
  tieBreakTarget,
} from './scoring.ts'
import { stakeOf } from './stake.ts'

type TennisHandler = LiveHandler<'tennis'>
type Board = BoardOf<'tennis'>

const bestOf = (contest: Contest): number => contest.bestOf ?? 3

/** The set being played, begun if need be; nothing once the match is decided. */
function withSet(state: MatchState, contest: Contest): { state: MatchState; set: Period } | undefined {
  const open = currentPeriod(state)
  if (open) return { state, set: open }
  if (isDecided(state.score, bestOf(contest))) return undefined
  const key = `s${state.periods.length + 1}`
  const players = state.players.length > 0 ? state.players : startingLines(contest, state.playerColumns)
  const opened: MatchState = { ...openPeriod(state, key), phase: key, players }
  const set = currentPeriod(opened)
  return set && { state: opened, set }
}

export const serve: TennisHandler = (state, event, _board, contest) => ({
  ...(withSet(state, contest)?.state ?? state),
  serving: event.side ?? 'home',
})

/** Games of the set after what the timeline tells. */
function gamesOf({ periods }: MatchState): { homeGames: number; awayGames: number } {
  const { home, away } = periods.at(-1) ?? { home: 0, away: 0 }
  return { homeGames: home, awayGames: away }
}

/** What the timeline tells of a game: its points, where the feed sends them, and who served, first in a tie-break. */
const courseOf = ({ course }: Board, server: Side): { course?: string; server?: Side } =>
  course === undefined ? {} : { course, server }

function winSet(
  state: MatchState,
  event: MatchEvent,
  side: Side,
  board: Board,
  { note, ...told }: { note?: string; course?: string; server?: Side } = {},
): MatchState {
  const score = addScore(state.score, side, 1)
  const won: MatchState = { ...closePeriod(state, note), score, phase: 'set_break', board: { ...board, sets: score } }
  return addTimeline(won, { ...event, side, type: 'set_won', data: { ...gamesOf(won), ...told } }, true)
}

const chartValue = (state: MatchState, side: Side, isBreak: boolean): number => {
  const before = state.chart.at(-1)?.value ?? 0
  const push = (isBreak ? 50 : 16) * (side === 'home' ? 1 : -1)
  return Math.round(Math.max(-100, Math.min(100, before * 0.65 + push)))
}

/** `tieBreak`: the points of one that was played, and who served first in it. */
function winGame(
  state: MatchState,
  event: MatchEvent,
  side: Side,
  board: Board,
  tieBreak?: { points: Score; first: Side },
): MatchState {
  const server = tieBreak?.first ?? state.serving ?? side
  const isBreak = !tieBreak && server !== side
  const period = state.periods.at(-1)
  const counted = addToPeriod({ ...state, stats: bumpStat(state.stats, 'games_won', side) }, side, 1)
  const games = counted.periods.at(-1) ?? { home: 0, away: 0 }
  const value = chartValue(state, side, isBreak)
  const { course: _course, ...rest } = board
  const told = courseOf(board, server)
  const fresh: Board = { ...rest, points: LOVE, isTieBreak: isTieBreakDue(games) }
  const next: MatchState = {
    ...counted,
    board: fresh,
    serving: other(server),
    chart: [...state.chart, { t: state.chart.length + 1, value, ...(period ? { period: period.key } : {}) }],
  }
  const winner = setWinner(games)
  if (winner) {
    const note = tieBreak && { note: String(tieBreak.points[other(side)]) }
    return winSet(next, event, winner, fresh, { ...told, ...note })
  }
  const type = isBreak ? 'break_of_serve' : 'game_won'
  return addTimeline(next, { ...event, side, type, data: { ...gamesOf(next), ...told } }, isBreak)
}

/** The board after a point, with the game's course; a feed that joined in a game tells none of it. */
function withCourse(board: Board, event: MatchEvent, side: Side, after?: Points): Board {
  const isWhole = board.course !== undefined || (board.points.home === '0' && board.points.away === '0')
  return {
    ...board,
    ...(after ? { points: after } : {}),
    ...(isWhole ? { course: withPoint(board.course, event, side, after) } : {}),
  }
}

function playTieBreakPoint(state: MatchState, event: MatchEvent, side: Side, board: Board, target: number): MatchState {
  const before = { home: Number(board.points.home), away: Number(board.points.away) }
  const index = before.home + before.away
  const server = state.serving ?? 'home'
  const first = tieBreakServer('home', index) === 'home' ? server : other(server)
  const after = afterTieBreakPoint(board.points, side, target)
  if (after === 'game') return winGame(state, event, side, withCourse(board, event, side), { points: before, first })
  const played = withCourse(board, event, side, after)
  return { ...state, serving: tieBreakServer(first, index + 1), board: played }
}

const LISTED = ['ace', 'double_fault'] as const

const countedPoint: TennisHandler = (before, event, board, contest) => {
  const open = withSet(before, contest)
  const { side } = event
  if (!side || !open) return before
  const state = countPoint(open.state, event, side, board)
  const target = tieBreakTarget(bestOf(contest), state.periods.length - 1)
  if (board.isTieBreak) return playTieBreakPoint(state, event, side, board, target)
  const after = afterPoint(board.points, side)
  if (after === 'game') return winGame(state, event, side, withCourse(board, event, side))
  const next: MatchState = { ...state, board: withCourse(board, event, side, after) }
  const how = LISTED.find((type) => type === event.data?.how)
  if (!how) return next
  if (how === 'ace') return addTimeline(next, { ...event, type: how })
  const server = other(side)
  const { player: _winner, ...fault } = event
  const player = playerOf(next, server)
  return addTimeline(next, { ...fault, type: how, side: server, ...(player === undefined ? {} : { player }) })
}

/** The board says what the next point may win. */
const withStake =
  (handler: TennisHandler): TennisHandler =>
  (before, event, old, contest) => {
    const state = handler(before, event, old, contest)
    if (state.board?.family !== 'tennis') return state
    const { stake: _stake, ...board } = state.board
    const stake = stakeOf({ ...state, board }, bestOf(contest))
    return { ...state, board: stake ? { ...board, stake } : board }
  }

export const point = withStake(countedPoint)

export const game = withStake((state, event, board, contest) => {
  const open = withSet(state, contest)
  return event.side && open ? winGame(open.state, event, event.side, board) : state
})

export const set = withStake((state, event, board, contest) => {
  const open = withSet(state, contest)
  if (!event.side || !open) return state
  const games = { home: numberOf(event, 'home', 0), away: numberOf(event, 'away', 0) }
  const filled = addToPeriod(open.state, 'home', games.home - open.set.home)
  const both = addToPeriod(filled, 'away', games.away - open.set.away)
  const { course: _course, ...rest } = board
  return winSet(both, event, event.side, { ...rest, points: LOVE, isTieBreak: false })
})
