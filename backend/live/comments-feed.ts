import type { CommentChange } from '#backend/core/objects.ts'
import { COMMENTS_ASKED } from '#contract/comment-rules.ts'
import type { CommentsChange } from '#contract/socket.ts'
import type { Feed, Step } from './feed.ts'

type Counts = Pick<CommentsChange, 'count' | 'newest'>

export interface CommentsFeed extends Feed {
  noteComment(change: CommentChange): void
  /** What was counted again. */
  replaceCounts(counts: Counts): void
  /** Takes those whose likes are to be counted for the next frame. */
  takeLiked(): number[]
  /** What was counted. */
  setLikes(likes: ReadonlyMap<number, number>): void
}

/** A frame names no more; who has others open sees them with the next reading, or, of likes, with the next frame. */
const REMOVED_MAX = 50
const LIKED_MAX = 50
/** How many wait for their turn: likes of more comments at once are told with the next like. */
const WAITING_MAX = 500
/** So many frames are kept for who was away: two minutes of a quick crowd. */
const STEPS_KEPT = 60

const lastOf = (ids: readonly number[], id: number, max: number): number[] =>
  [...ids.filter((each) => each !== id), id].slice(-max)

/** What several frames say in one; null when that is more than a frame may say. */
function merge(steps: readonly Step[]): Pick<CommentsChange, 'removed' | 'likes' | 'edited'> | null {
  const changes = steps.map(({ data }) => data as CommentsChange)
  const removed = [...new Set(changes.flatMap((change) => change.removed ?? []))]
  const edited = [...new Set(changes.flatMap((change) => change.edited ?? []))]
  const likes: Record<number, number> = Object.assign({}, ...changes.map((change) => change.likes))
  const isTooMuch = removed.length > REMOVED_MAX || edited.length > COMMENTS_ASKED
  return isTooMuch || Object.keys(likes).length > LIKED_MAX ? null : { removed, edited, likes }
}

/**
 * `comments:<subject>`: how many comments there are, the newest, which are gone, have other likes or another text. Counted from
 * what is noted, so that a comment costs no query; likes are counted once for all that came since the last frame. `seq` is the
 * time of the last change sent.
 */
export function createCommentsFeed(
  first: Counts,
  position: number | undefined,
  now: number,
  refetchWithinMs: () => number,
): CommentsFeed {
  let { count, newest } = first
  let removed: number[] = []
  let edited: number[] = []
  let likes: Record<number, number> = {}
  let steps: Step[] = []
  const liked = new Set<number>()
  let seq = position ?? now
  // After an eviction nobody knows what was sent.
  let isSent = position === undefined
  const current = (): CommentsChange => ({ count, newest })
  const changeOf = (more: Pick<CommentsChange, 'removed' | 'likes' | 'edited'>): CommentsChange => ({
    ...current(),
    ...(more.removed?.length ? { removed: more.removed } : {}),
    ...(more.likes && Object.keys(more.likes).length > 0 ? { likes: more.likes } : {}),
    ...(more.edited?.length ? { edited: more.edited, refetchWithinMs: refetchWithinMs() } : {}),
  })
  return {
    seq: () => seq,
    advance(time) {
      if (isSent) return null
      const step = { after: seq, data: changeOf({ removed, likes, edited }) }
      seq = Math.max(seq + 1, time)
      isSent = true
      removed = []
      edited = []
      likes = {}
      steps = [...steps, step].slice(-STEPS_KEPT)
      return step
    },
    catchUp(since) {
      if (since === seq) return 'current'
      const from = steps.findIndex(({ after }) => after === since)
      const missed = from < 0 ? null : merge(steps.slice(from))
      return missed && changeOf(missed)
    },
    snapshot: current,
    nextAt: () => (isSent && liked.size === 0 ? undefined : seq),
    noteComment(change) {
      if ('liked' in change) {
        if (liked.size < WAITING_MAX) liked.add(change.liked)
        return
      }
      if ('edited' in change) edited = lastOf(edited, change.edited, COMMENTS_ASKED)
      else if ('removed' in change) {
        count = Math.max(0, count - 1)
        removed = lastOf(removed, change.removed, REMOVED_MAX)
      } else {
        // It was counted when the topic was opened.
        if (change.added <= newest) return
        newest = change.added
        count += 1
      }
      isSent = false
    },
    replaceCounts(counts) {
      if (counts.count === count && counts.newest === newest) return
      ;({ count, newest } = counts)
      isSent = false
    },
    takeLiked() {
      const taken = Object.keys(likes).length > 0 ? [] : [...liked].slice(0, LIKED_MAX)
      for (const id of taken) liked.delete(id)
      return taken
    },
    setLikes(counted) {
      if (counted.size === 0) return
      likes = { ...likes, ...Object.fromEntries(counted) }
      isSent = false
    },
  }
}
