import type { LiveCounts } from '#contract/socket.ts'
import type { Feed } from './feed.ts'

type Counts = LiveCounts['liveCounts']

export interface CountsFeed extends Feed {
  replaceCounts(counts: Counts): void
}

/**
 * `live-counts`: the number of live matches of every game. `seq` is the time of the last change sent. A feed that goes on
 * after an eviction sends its counts once: nobody knows what was sent before.
 */
export function createCountsFeed(first: Counts, position: number | undefined, now: number): CountsFeed {
  let counts = first
  let sent = position === undefined ? first : undefined
  let seq = position ?? now
  const isSent = (): boolean => sent !== undefined && JSON.stringify(sent) === JSON.stringify(counts)
  return {
    seq: () => seq,
    advance(time) {
      if (isSent()) return null
      sent = counts
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data: { liveCounts: counts } }
    },
    catchUp: (since) => (since === seq ? 'current' : null),
    snapshot: () => ({ liveCounts: counts }),
    nextAt: () => (isSent() ? undefined : seq),
    replaceCounts(next) {
      counts = next
    },
  }
}
