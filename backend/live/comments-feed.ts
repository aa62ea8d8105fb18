import type { CommentChange } from '#backend/core/objects.ts'
import type { CommentsChange } from '#contract/socket.ts'
import type { Feed } from './feed.ts'

type Counts = Pick<CommentsChange, 'count' | 'newest'>

export interface CommentsFeed extends Feed {
  noteComment(change: CommentChange): void
  /** What was counted again. */
  replaceCounts(counts: Counts): void
}

/** A frame names no more; who has others open sees them go with the next reading. */
const REMOVED_MAX = 50

/**
 * `comments:<subject>`: how many comments there are, the newest, and which are gone. Counted from what is noted, so that a comment
 * costs no query. `seq` is the time of the last change sent.
 */
export function createCommentsFeed(first: Counts, position: number | undefined, now: number): CommentsFeed {
  let { count, newest } = first
  let removed: number[] = []
  let seq = position ?? now
  // After an eviction nobody knows what was sent.
  let isSent = position === undefined
  const current = (): CommentsChange => ({ count, newest })
  return {
    seq: () => seq,
    advance(time) {
      if (isSent) return null
      const data = removed.length > 0 ? { ...current(), removed } : current()
      const after = seq
      seq = Math.max(seq + 1, time)
      isSent = true
      removed = []
      return { after, data }
    },
    catchUp: (since) => (since === seq ? 'current' : null),
    snapshot: current,
    nextAt: () => (isSent ? undefined : seq),
    noteComment(change) {
      if ('added' in change) {
        // It was counted when the topic was opened.
        if (change.added <= newest) return
        newest = change.added
        count += 1
      } else {
        count = Math.max(0, count - 1)
        removed = [...removed, change.removed].slice(-REMOVED_MAX)
      }
      isSent = false
    },
    replaceCounts(counts) {
      if (counts.count === count && counts.newest === newest) return
      ;({ count, newest } = counts)
      isSent = false
    },
  }
}
