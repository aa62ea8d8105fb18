import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { TimelineItem } from '#contract/match-state.ts'

/** An event that is older when the server tells of it is not news: the page was away, or the feed caught up. */
const FRESH_MS = 30_000

/** The new events of a match in a frame, by the server's clock. */
export function freshItems(frame: TopicFrame): readonly TimelineItem[] {
  if (frame.type !== 'delta' || !('row' in frame.data)) return []
  const since = Date.parse(frame.at) - FRESH_MS
  return (frame.data.timeline ?? []).filter(({ at }) => Date.parse(at) >= since)
}
