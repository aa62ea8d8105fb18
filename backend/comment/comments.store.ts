import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import { likes } from '#backend/db/accounts/schema/follows.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { selectUsers, type UserRow } from '#backend/identity/users.store.ts'
import { COMMENT_EDIT_MS, COMMENT_REPLIES_MAX, COMMENTS_PAGE, type CommentSort } from '#contract/comment-rules.ts'

export type CommentRow = typeof comments.$inferSelect

/** Where a page begins: after this comment. */
export interface After {
  likes: number
  id: number
}

/** One more than a page, so that it is known whether there is a next. */
const LIMIT = COMMENTS_PAGE + 1

/** A thread whose first comment is gone is shown for its replies. */
const isWorthShowing = sql`((${comments.removedAt} is null and ${comments.uid} is not null) or ${comments.replies} > 0)`

/** Threads of a subject, one more than a page. */
export async function listThreads(
  db: AccountDatabase,
  subject: string,
  sort: CommentSort,
  after: After | undefined,
): Promise<CommentRow[]> {
  const threadsWith = (...more: (SQL | undefined)[]) =>
    db
      .select()
      .from(comments)
      .where(and(eq(comments.subject, subject), sql`parent_id is null`, isWorthShowing, ...more))
  if (sort === 'new')
    return threadsWith(after && lt(comments.id, after.id))
      .orderBy(desc(comments.id))
      .limit(LIMIT)
  const byLikes = [desc(comments.likes), desc(comments.id)]
  if (!after)
    return threadsWith()
      .orderBy(...byLikes)
      .limit(LIMIT)
  // As one condition with an `or`, it would read all that have as many likes.
  return unionAll(
    threadsWith(eq(comments.likes, after.likes), lt(comments.id, after.id)),
    threadsWith(lt(comments.likes, after.likes)),
  )
    .orderBy(...byLikes)
    .limit(LIMIT)
}

/** Replies of a thread, one more than a page. */
export const listRepliesOf = (db: AccountDatabase, parentId: number, afterId: number): Promise<CommentRow[]> =>
  db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.parentId, parentId),
        gt(comments.id, afterId),
        isNull(comments.removedAt),
        isNotNull(comments.uid),
      ),
    )
    .orderBy(asc(comments.id))
    .limit(LIMIT)

export const findComment = async (db: AccountDatabase, id: number): Promise<CommentRow | undefined> =>
  (await db.select().from(comments).where(eq(comments.id, id)))[0]

/** Those of a subject that are not removed. */
export const findComments = (db: AccountDatabase, subject: string, ids: readonly number[]): Promise<CommentRow[]> =>
  db
    .select()
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), eq(comments.subject, subject), isNull(comments.removedAt)))

/** Users by uid, without those whose comments are not shown: banned, or about to be deleted. */
export async function authorsOf(db: AccountDatabase, rows: readonly CommentRow[]): Promise<Map<number, UserRow>> {
  const uids = [...new Set(rows.flatMap(({ uid }) => uid ?? []))]
  if (uids.length === 0) return new Map()
  const users = await selectUsers(db).where(
    and(inArray(accounts.uid, uids), isNull(accounts.bannedAt), isNull(accounts.deletingAt)),
  )
  return new Map(users.map((user) => [user.uid, user]))
}

/** The last comment of a user; it may be removed. */
export const findLastOf = async (db: AccountDatabase, uid: number): Promise<CommentRow | undefined> =>
  (await db.select().from(comments).where(eq(comments.uid, uid)).orderBy(desc(comments.createdAt)).limit(1))[0]

/** Counts the replies of a thread again: those of purged accounts are gone. */
const countReplies = (db: AccountDatabase, parentId: number) =>
  db
    .update(comments)
    .set({
      replies: sql`(select count(*) from comments as reply where reply.parent_id = ${parentId} and reply.removed_at is null
        and reply.uid is not null)`,
    })
    .where(eq(comments.id, parentId))

interface NewComment {
  subject: string
  parentId: number | null
  uid: number
  text: string
}

/** A thread of the subject that still has something to reply to, and room. */
const isOpenThread = (subject: string, parentId: number) => sql`exists (
  select 1 from comments as thread where thread.id = ${parentId} and thread.parent_id is null and thread.subject = ${subject}
    and thread.replies < ${COMMENT_REPLIES_MAX}
    and ((thread.removed_at is null and thread.uid is not null) or thread.replies > 0))`

/**
 * Adds a comment of a user who has added none since `since`, so that two at once are one. Undefined when she has, or the
 * thread is gone or full.
 */
export async function insertComment(
  db: AccountDatabase,
  { subject, parentId, uid, text }: NewComment,
  { now, since }: { now: number; since: number },
): Promise<CommentRow | undefined> {
  const may = sql`not exists (select 1 from comments as last where last.uid = ${uid} and last.created_at > ${since})
    and ${parentId === null ? sql`true` : isOpenThread(subject, parentId)}`
  const insert = db
    .insert(comments)
    // In the order of the table's columns.
    .select(sql`select null, ${subject}, ${parentId}, ${uid}, ${text}, ${now}, null, null, 0, 0 where ${may}`)
    .returning()
  const [made] = parentId === null ? await insert : (await db.batch([insert, countReplies(db, parentId)]))[0]
  return made
}

/** Changes a comment that its author may still change; undefined when she may not. */
export async function changeText(
  db: AccountDatabase,
  { id, uid, text, now }: { id: number; uid: number; text: string; now: number },
): Promise<CommentRow | undefined> {
  const [row] = await db
    .update(comments)
    .set({ text, editedAt: now })
    .where(
      and(
        eq(comments.id, id),
        eq(comments.uid, uid),
        isNull(comments.removedAt),
        gt(comments.createdAt, now - COMMENT_EDIT_MS),
      ),
    )
    .returning()
  return row
}

/** Removes a comment; a reply counts no more in its thread. False when it is removed already. */
export async function removeComment(
  db: AccountDatabase,
  { id, parentId }: Pick<CommentRow, 'id' | 'parentId'>,
  now: number,
): Promise<boolean> {
  const remove = db
    .update(comments)
    .set({ removedAt: now })
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
    .returning({ id: comments.id })
  const removed = parentId === null ? await remove : (await db.batch([remove, countReplies(db, parentId)]))[0]
  return removed.length > 0
}

const isLikeOf = (uid: number, id: number) =>
  sql`exists (select 1 from ${likes} where ${likes.uid} = ${uid} and ${likes.type} = 'comment' and ${likes.targetId} = ${id})`

/** A comment has one like more or fewer, unless the user's own is already so; for a batch, before the like. */
export const changeLikes = (db: AccountDatabase, id: number, uid: number, isLiked: boolean) =>
  db
    .update(comments)
    .set({ likes: isLiked ? sql`${comments.likes} + 1` : sql`max(0, ${comments.likes} - 1)` })
    .where(and(eq(comments.id, id), isLiked ? sql`not ${isLikeOf(uid, id)}` : isLikeOf(uid, id)))

/** Which of these comments a user likes. */
export async function likedAmong(db: AccountDatabase, uid: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: likes.targetId })
    .from(likes)
    .where(and(eq(likes.uid, uid), eq(likes.type, 'comment'), inArray(likes.targetId, [...ids])))
  return rows.map(({ id }) => id)
}

/** Removes whatever was said about subjects that are gone; at most a hundred of them. */
export const removeCommentsOn = async (db: AccountDatabase, subjects: readonly string[]): Promise<void> => {
  if (subjects.length > 0) await db.delete(comments).where(inArray(comments.subject, [...subjects]))
}
