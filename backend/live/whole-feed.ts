import type { LiveCounts, LiveVotes } from '#contract/socket.ts'
import type { Feed } from './feed.ts'

type Whole = LiveCounts | LiveVotes

export interface WholeFeed<Data extends Whole> extends Feed {
  replace(data: Data): void
}

/**
 * A topic that is sent whole with each change: few numbers. `seq` is the time of the last change sent. A feed that goes on after
 * an eviction sends itself once: nobody knows what was sent before.
 */
export function createWholeFeed<Data extends Whole>(
  first: Data,
  position: number | undefined,
  now: number,
): WholeFeed<Data> {
  let data = first
  let sent = position === undefined ? first : undefined
  let seq = position ?? now
  const isSent = (): boolean => sent !== undefined && JSON.stringify(sent) === JSON.stringify(data)
  return {
    seq: () => seq,
    advance(time) {
      if (isSent()) return null
      sent = data
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data }
    },
    catchUp: (since) => (since === seq ? 'current' : null),
    snapshot: () => data,
    nextAt: () => (isSent() ? undefined : seq),
    replace(next) {
      data = next
    },
  }
}
