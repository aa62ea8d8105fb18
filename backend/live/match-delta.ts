import { publicState } from '#backend/feed/pro-data.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { ChartPoint, MatchState } from '#contract/match-state.ts'
import type { MatchDelta, MatchSnapshot } from '#contract/socket.ts'
import { changedItems, isSame } from './difference.ts'
import { rowDiff } from './row-diff.ts'

const pointKey = (point: ChartPoint): string => `${point.period ?? ''}:${point.t}`

/** Whether a list lost items: a delta can only add or replace them. */
const hasShrunk = (before: MatchState, after: MatchState): boolean =>
  after.timeline.length < before.timeline.length ||
  after.chart.length < before.chart.length ||
  after.players.length < before.players.length ||
  !isSame(before.playerColumns, after.playerColumns)

/** What changed on the match page between two states, for everybody: without pro data. */
export function matchDelta(
  whole: { before: MatchState; after: MatchState },
  matchId: number,
  refetchWithinMs: number,
): MatchDelta {
  const [before, after] = [publicState(whole.before), publicState(whole.after)]
  const row = rowChangeOf(after, matchId)
  const delta: MatchDelta = { row: rowDiff(rowChangeOf(before, matchId), row) ?? { id: matchId, seq: row.seq } }
  const stats = changedItems(before.stats, after.stats, (stat) => stat.key)
  const timeline = changedItems(before.timeline, after.timeline, (item) => item.seq)
  const chart = changedItems(before.chart, after.chart, pointKey)
  const players = changedItems(before.players, after.players, (line) => line.player)
  const lines = whole.after.odds.slice(whole.before.odds.length)
  const odds = whole.before.odds.length === 0 ? after.odds : lines.slice(-1)
  if (after.board && !isSame(before.board, after.board)) delta.board = after.board
  if (stats.length > 0) delta.stats = stats
  if (timeline.length > 0) delta.timeline = timeline
  if (chart.length > 0) delta.chart = chart
  if (players.length > 0) delta.players = players
  if (odds.length > 0) delta.odds = odds
  if (hasShrunk(before, after)) delta.refetchWithinMs = refetchWithinMs
  return delta
}

export function matchSnapshot(state: MatchState, matchId: number): MatchSnapshot {
  const { board, stats, timeline, chart, odds, players } = publicState(state)
  return { row: rowChangeOf(state, matchId), ...(board ? { board } : {}), stats, timeline, chart, odds, players }
}
