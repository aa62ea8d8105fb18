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

/** Of several comments, by id. */
export type Changes = ReadonlyMap<number, Change>

const changedBy = (changes: Changes) => (item: Comment) => changes.get(item.id)?.(item) ?? item

/** The same comments when none of them changes. */
export const itemsChanged = (items: readonly Comment[], changes: Changes): readonly Comment[] =>
  items.some(({ id }) => changes.has(id)) ? items.map(changedBy(changes)) : items

/** What a frame tells of likes. */
export const likesChanged = (likes: Readonly<Record<number, number>>): Changes =>
  new Map(Object.entries(likes).map(([id, count]) => [Number(id), (before) => ({ ...before, likes: count })]))

const isOlder = (read: Comment, before: Comment): boolean =>
  Date.parse(read.editedAt ?? read.createdAt) < Date.parse(before.editedAt ?? before.createdAt)

/** What was read of comments that others changed; whoever has changed one meanwhile keeps what she wrote. */
export const textsChanged = (read: readonly Comment[]): Changes =>
  new Map(
    read.map((comment) => [
      comment.id,
      (before) => (isOlder(comment, before) ? before : { ...comment, likes: before.likes, replies: before.replies }),
    ]),
  )

/** Without an own comment that was deleted; what has replies keeps its place. */
export const withoutText = (list: CommentList, id: number): CommentList => ({
  ...list,
  items: list.items.flatMap((item) => {
    if (item.id !== id) return [item]
    const { by: _by, text: _text, editedAt: _editedAt, ...rest } = item
    return item.replies > 0 ? [rest] : []
  }),
})
