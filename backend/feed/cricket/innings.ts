import type { MatchEvent, MatchState, PlayerLine } from '#contract/match-state.ts'
import { type BoardOf, type LiveHandler, numberOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import { addTimeline, closePeriod, openPeriod, other } from '../shared/state.ts'
import { enterPlayer, setPlayer, setSideStats } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { type Innings, isSuperOver } from './overs.ts'

type CricketHandler = LiveHandler<'cricket'>
export type CricketBoard = BoardOf<'cricket'>

const NOTHING_YET = { dismissal: '', overs: '0.0' }

const linesOf = (state: MatchState, contest: Contest): PlayerLine[] =>
  state.players.length > 0
    ? state.players
    : startingLines(contest, state.playerColumns).map((line) => ({
        ...line,
        values: { ...line.values, ...NOTHING_YET },
      }))

const enter = (state: MatchState, player: number, side: PlayerLine['side']): PlayerLine[] => {
  const players = enterPlayer(state.players, player, side, state.playerColumns)
  return players === state.players ? players : setPlayer(players, player, NOTHING_YET)
}

export const startInnings: CricketHandler = (state, event, board, contest) => {
  const { side } = event
  if (!side) return state
  const index = board.innings.length
  const chased = index % 2 === 1 ? board.innings[index - 1] : undefined
  const target = numberOf(event, 'target', chased ? chased.runs + 1 : 0)
  const innings: Innings = { side, runs: 0, wickets: 0, balls: 0, isDone: false }
  if (target > 0) innings.target = target
  const maxOvers = isSuperOver(index) ? board.maxOvers : numberOf(event, 'overs', board.maxOvers)
  if (!isSuperOver(index)) innings.overs = maxOvers
  const done = board.innings.map((each) => (each.isDone ? each : { ...each, isDone: true }))
  const { striker: _striker, nonStriker: _nonStriker, bowler: _bowler, ...rest } = board
  const opened: MatchState = {
    ...openPeriod(state, isSuperOver(index) ? `so${index - 1}` : `i${index + 1}`),
    phase: isSuperOver(index) ? 'super_over' : `i${index + 1}`,
    serving: side,
    board: { ...rest, maxOvers, innings: [...done, innings], batting: side, recent: [] },
    players: linesOf(state, contest),
    stats: setSideStats(state.stats, side, { partnership: 0 }),
  }
  return addTimeline(opened, event)
}

const isInSuperOver = (board: CricketBoard): boolean => isSuperOver(board.innings.length - 1)

/** A super over is played from nought, and counts in nobody's figures. */
export const batterIn: CricketHandler = (state, event, board) => {
  const { player, side = board.batting } = event
  if (player === undefined || !side) return state
  const place = board.striker ? 'nonStriker' : 'striker'
  if (isInSuperOver(board)) return { ...state, board: { ...board, [place]: { player, runs: 0, balls: 0 } } }
  const players = enter(state, player, side)
  const values = players.find((line) => line.player === player)?.values
  const batter = { player, runs: Number(values?.runs ?? 0), balls: Number(values?.balls ?? 0) }
  return { ...state, players: setPlayer(players, player, { dismissal: '*' }), board: { ...board, [place]: batter } }
}

export const bowler: CricketHandler = (state, event, board) => {
  const { player, side = board.batting && other(board.batting) } = event
  if (player === undefined || !side) return state
  const players = enter(state, player, side)
  const values = isInSuperOver(board) ? {} : players.find((line) => line.player === player)?.values
  const of = (key: string) => Number(values?.[key] ?? 0)
  const figures = { player, runs: of('runs_conceded'), balls: of('balls_bowled'), wickets: of('wickets') }
  return { ...state, players, board: { ...board, bowler: figures } }
}

/** Closes the innings being played; the crease empties. */
export function finishInnings(state: MatchState, board: CricketBoard): MatchState {
  const innings = board.innings.map((each) => (each.isDone ? each : { ...each, isDone: true }))
  const { striker: _striker, nonStriker: _nonStriker, bowler: _bowler, ...rest } = board
  return { ...closePeriod(state), phase: 'innings_break', board: { ...rest, innings } }
}

/** What the second side had to make, and in how many overs, as it was set at last. */
function asSetAtLast(board: CricketBoard, event: MatchEvent): CricketBoard {
  const last = board.innings.at(-1)
  const target = numberOf(event, 'target', 0)
  if (!last || target === 0) return board
  const settled = { ...last, target, overs: numberOf(event, 'overs', last.overs ?? board.maxOvers) }
  return { ...board, innings: [...board.innings.slice(0, -1), settled] }
}

export const endInnings: CricketHandler = (state, event, board) =>
  addTimeline(finishInnings(state, asSetAtLast(board, event)), event, true)
