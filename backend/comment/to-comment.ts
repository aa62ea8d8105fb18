import { speakerOf } from '#backend/chat/speaker.ts'
import type { Context } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { Comment } from '#contract/comment.ts'
import { COMMENTS_PAGE } from '#contract/comment-rules.ts'
import { authorsOf, type CommentRow } from './comments.store.ts'

function authorOf(user: UserRow, now: number): NonNullable<Comment['by']> {
  const { part, ...speaker } = speakerOf(user, now)
  return part === 'staff' ? { ...speaker, part } : speaker
}

/** A comment as all see it: without author and text when it is removed, or its author gone. */
export function toComment(row: CommentRow, author: UserRow | undefined, now: number): Comment {
  const { id, parentId, text, createdAt, editedAt, removedAt, likes, replies } = row
  const isShown = author !== undefined && removedAt === null && text !== null
  return {
    id,
    ...(parentId === null ? {} : { parentId }),
    ...(isShown ? { by: authorOf(author, now), text } : {}),
    createdAt: instant(createdAt),
    ...(isShown && editedAt !== null ? { editedAt: instant(editedAt) } : {}),
    likes,
    replies,
  }
}

/** A page of comments, of rows that may be one more. */
export async function toPage({ accountDb, now }: Context, found: readonly CommentRow[]) {
  const rows = found.slice(0, COMMENTS_PAGE)
  const authors = await authorsOf(accountDb, rows)
  const last = found.length > COMMENTS_PAGE ? rows.at(-1) : undefined
  // One whose author is gone keeps its place only for its replies.
  const shown = rows.filter(({ uid, replies }) => authors.has(uid ?? 0) || replies > 0)
  return { list: shown.map((row) => toComment(row, authors.get(row.uid ?? 0), now)), last }
}
