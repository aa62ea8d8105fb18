import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { ChartPoint } from '#contract/match-state.ts'
import type { MatchDelta, MatchSnapshot } from '#contract/socket.ts'
import { patchRow } from './live-rows.ts'

/** Adds items; an item with an existing key replaces the old one. */
function upsert<T>(list: T[], items: readonly T[] | undefined, keyOf: (item: T) => unknown): T[] {
  if (!items || items.length === 0) return list
  const byKey = new Map(list.map((item) => [keyOf(item), item]))
  for (const item of items) byKey.set(keyOf(item), item)
  return [...byKey.values()]
}

const pointKey = (point: ChartPoint): string => `${point.period ?? ''}:${point.t}`

function applyDelta(detail: MatchDetail, delta: MatchDelta): MatchDetail {
  const { live } = detail
  return {
    ...detail,
    match: patchRow(detail.match, delta.row),
    live: {
      ...live,
      board: delta.board ?? live.board,
      stats: upsert(live.stats, delta.stats, (stat) => stat.key),
      timeline: upsert(live.timeline, delta.timeline, (item) => item.seq),
      chart: upsert(live.chart, delta.chart, pointKey),
      odds: upsert(live.odds, delta.odds, (line) => line.at),
      players: upsert(live.players, delta.players, (line) => line.player),
    },
  }
}

function applySnapshot(detail: MatchDetail, snapshot: MatchSnapshot): MatchDetail {
  const { row, ...live } = snapshot
  return { ...detail, match: patchRow(detail.match, row), live: { ...detail.live, ...live } }
}

/**
 * The match page's data after a frame: the same object when the frame was applied already, `gap` when frames before it
 * are missing (request again from `detail.match.seq`).
 */
export function applyFrame(detail: MatchDetail, frame: TopicFrame): MatchDetail | 'gap' {
  const { seq } = detail.match
  if (frame.seq <= seq || frame.type === 'current') return detail
  if (frame.type === 'snapshot') return 'row' in frame.data ? applySnapshot(detail, frame.data) : detail
  if (!('row' in frame.data)) return detail
  return frame.after === seq ? applyDelta(detail, frame.data) : 'gap'
}
