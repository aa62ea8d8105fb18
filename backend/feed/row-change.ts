import type { MatchState, Score, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import { netRunsOf } from './cricket/net-runs.ts'
import { type Innings, isSuperOver, limitsOf, oversOf } from './cricket/overs.ts'
import { currentPeriod } from './shared/state.ts'

const asText = (points: Score): { home: string; away: string } => ({
  home: String(points.home),
  away: String(points.away),
})

/** `148/3 17.2`: runs, wickets and overs of a side's innings; `148 17.2` when all are out, empty before it bats. */
function inningsText(innings: readonly Innings[], side: Side): string {
  const index = innings.findIndex((each) => each.side === side)
  const own = innings[index]
  if (!own || isSuperOver(index)) return ''
  const runs = own.wickets < limitsOf(index, 0).wickets ? `${own.runs}/${own.wickets}` : own.runs
  return `${runs} ${oversOf(own.balls)}`
}

/** Games whose score counts maps, or points of all maps: their rows also show the score of the map being played. */
const OF_MAPS = new Set<string | undefined>(['rounds', 'moba', 'battle_royale'])

/** Points of the game, or score of the map, being played; where a row shows it beside the total. */
export function pointsOf(state: MatchState): { home: string; away: string } | null {
  const { board } = state
  if (board?.family === 'tennis') return board.points
  if (board?.family === 'sets' || board?.family === 'frames') return asText(board.points)
  if (board?.family === 'games' && board.points) return asText(board.points)
  const map = OF_MAPS.has(board?.family) ? currentPeriod(state) : undefined
  return map ? asText(map) : null
}

/** In cricket the innings of both sides, after the match too; in other sports what is being played. */
function rowPointsOf(state: MatchState): { home: string; away: string } | null {
  const { board, status } = state
  if (board?.family === 'cricket' && board.innings.length > 0)
    return { home: inningsText(board.innings, 'home'), away: inningsText(board.innings, 'away') }
  return status === 'live' ? pointsOf(state) : null
}

/** The fields of a list row that change during a match; sent by the socket and part of the list call's rows. */
export function rowChangeOf(state: MatchState, matchId: number): RowChange {
  const isLive = state.status === 'live'
  const odds = state.odds.at(-1)
  return {
    id: matchId,
    status: state.status,
    phase: state.phase,
    score: state.score,
    periods: state.periods,
    clock: (isLive && state.clock) || null,
    serving: (isLive && state.serving) || null,
    winner: state.winner ?? null,
    points: rowPointsOf(state),
    ...netRunsOf(state),
    ...(state.endedBy ? { endedBy: state.endedBy } : {}),
    ...(state.board?.family === 'football' && state.board.redCards ? { redCards: state.board.redCards } : {}),
    ...(odds ? { odds } : {}),
    seq: state.seq,
  }
}
