import type { MatchEvent, MatchState, Side, Stat } from '#contract/match-state.ts'
import type { BoardOf } from '../shared/live-rules.ts'
import { other } from '../shared/state.ts'
import { bumpPlayer, bumpStat, bumpStats, percentOf, setSideStats, statOf } from '../shared/stats.ts'
import { afterPoint } from './scoring.ts'

/** Who plays for a side: the line of the statistics table, for feeds that name no player. */
export const playerOf = (state: MatchState, side: Side): number | undefined =>
  state.players.find((line) => line.side === side)?.player

function refreshPercent(stats: Stat[], server: Side): Stat[] {
  const of = (key: string) => statOf(stats, key)[server]
  const seconds = of('service_points') - of('first_serves_in')
  const percents = {
    first_serve_percent: percentOf(of('first_serves_in'), of('service_points')),
    first_serve_won_percent: percentOf(of('first_serve_won'), of('first_serves_in')),
    second_serve_won_percent: percentOf(of('second_serve_won'), seconds),
  }
  return setSideStats(stats, server, percents)
}

function countServe(stats: Stat[], event: MatchEvent, winner: Side, server: Side): Stat[] {
  const how = event.data?.how
  const isSecond = event.data?.isSecondServe === true || how === 'double_fault'
  const served: Record<string, number> = { service_points: 1 }
  if (!isSecond) served.first_serves_in = 1
  if (winner === server) served[isSecond ? 'second_serve_won' : 'first_serve_won'] = 1
  return refreshPercent(bumpStats(stats, server, served), server)
}

/** What the last stroke adds, to whom. */
const STROKES = new Map<string, { stat: string; isWinners: boolean }>(
  Object.entries({
    ace: { stat: 'aces', isWinners: true },
    winner: { stat: 'winners', isWinners: true },
    double_fault: { stat: 'double_faults', isWinners: false },
    unforced_error: { stat: 'unforced_errors', isWinners: false },
  }),
)

/** Statistics of one point; `board` is the board before it. */
export function countPoint(state: MatchState, event: MatchEvent, side: Side, board: BoardOf<'tennis'>): MatchState {
  const server = state.serving ?? 'home'
  const receiver = other(server)
  let stats = countServe(bumpStat(state.stats, 'points_won', side), event, side, server)
  let players = bumpPlayer(state.players, playerOf(state, side), { points_won: 1 })
  const stroke = STROKES.get(String(event.data?.how))
  if (stroke) {
    const striker = stroke.isWinners ? side : other(side)
    stats = bumpStat(stats, stroke.stat, striker)
    players = bumpPlayer(players, playerOf(state, striker), { [stroke.stat]: 1 })
  }
  if (!board.isTieBreak && afterPoint(board.points, receiver) === 'game') {
    const isWon = side === receiver
    stats = bumpStats(stats, receiver, isWon ? { break_points: 1, break_points_won: 1 } : { break_points: 1 })
    if (isWon) players = bumpPlayer(players, playerOf(state, receiver), { break_points_won: 1 })
  }
  return { ...state, stats, players }
}
