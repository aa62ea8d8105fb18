import type { Comment } from '#contract/comment.ts'

/** What a page has read of a list, and what the reader has done since. */
export interface CommentList {
  items: readonly Comment[]
  /** Where the next part begins; none at the end. */
  next?: string | undefined
}

/** Adds what was read; a comment that is there already is replaced. */
export function withPart({ items }: CommentList, part: { list: readonly Comment[]; next?: string }): CommentList {
  const read = new Map(part.list.map((comment) => [comment.id, comment]))
  const known = new Set(items.map(({ id }) => id))
  return {
    items: [...items.map((item) => read.get(item.id) ?? item), ...part.list.filter(({ id }) => !known.has(id))],
    next: part.next,
  }
}

/** Puts an own comment, once, where the reader looks for it: first among threads, last among replies. */
export function withOwn(list: CommentList, own: Comment): CommentList {
  const others = list.items.filter(({ id }) => id !== own.id)
  return { ...list, items: own.parentId === undefined ? [own, ...others] : [...others, own] }
}

/** What changes of a comment, as it is by then: it may have been read again since it was drawn. */
export type Change = (comment: Comment) => Comment

export const withChanged = (list: CommentList, id: number, change: Change): CommentList => ({
  ...list,
  items: list.items.map((item) => (item.id === id ? change(item) : item)),
})

/** Without an own comment that was deleted; what has replies keeps its place. */
export const withoutText = (list: CommentList, id: number): CommentList => ({
  ...list,
  items: list.items.flatMap((item) => {
    if (item.id !== id) return [item]
    const { by: _by, text: _text, editedAt: _editedAt, ...rest } = item
    return item.replies > 0 ? [rest] : []
  }),
})
