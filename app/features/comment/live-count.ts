import type { CommentsChange } from '#contract/socket.ts'

/** How many comments there are, and whether there are some that the page has not read. */
export interface LiveCount {
  count: number | undefined
  /** The id of the newest comment that is counted. */
  newest: number
  hasNew: boolean
  /** Those that others took out, or that are gone from other pages. */
  removed: ReadonlySet<number>
  /** What the last frame added, in case that is an own comment whose answer comes later. */
  last?: { newest: number; by: number; hadNew: boolean } | undefined
}

export const NOTHING: LiveCount = { count: undefined, newest: 0, hasNew: false, removed: new Set() }

/** The first part of the list was read, by an answer that is no older than the comment `asked`. */
export function afterRead(
  before: LiveCount,
  read: { count: number; newest?: number | undefined },
  asked = 0,
): LiveCount {
  const newest = Math.max(read.newest ?? 0, asked)
  // An answer that was made before the last frame.
  if (newest < before.newest) return before
  return { ...before, count: read.count, newest, hasNew: false, last: undefined }
}

/** The socket has sent how it stands. */
export function afterFrame(before: LiveCount, { count, newest, removed = [] }: CommentsChange): LiveCount {
  const { hasNew: hadNew } = before
  const isMore = newest > before.newest || (before.count !== undefined && count > before.count)
  return {
    count,
    newest: Math.max(newest, before.newest),
    hasNew: hadNew || isMore,
    removed: removed.length > 0 ? new Set([...before.removed, ...removed]) : before.removed,
    last: { newest, by: count - (before.count ?? count), hadNew },
  }
}

/** An own comment was taken: it is on the page, and it may be that the socket was faster. */
export function afterOwn(before: LiveCount, id: number): LiveCount {
  const { last } = before
  if (id > before.newest) return { ...before, count: (before.count ?? 0) + 1, newest: id, last: undefined }
  return last?.newest === id && last.by === 1 ? { ...before, hasNew: last.hadNew, last: undefined } : before
}

/** An own comment was deleted. */
export const afterDeleted = (before: LiveCount, id: number): LiveCount =>
  before.removed.has(id)
    ? before
    : {
        ...before,
        count: Math.max(0, (before.count ?? 0) - 1),
        removed: new Set([...before.removed, id]),
        last: undefined,
      }
