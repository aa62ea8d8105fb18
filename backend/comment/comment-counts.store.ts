import { and, inArray, isNull, sql } from 'drizzle-orm'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { COMMENTS_COUNTED } from '#contract/comment-rules.ts'

/** How many comments and replies of a subject are shown, counted no further than `COMMENTS_COUNTED`, and the id of the newest. */
export async function readCommentCounts(
  db: AccountDatabase,
  subject: string,
): Promise<{ count: number; newest: number }> {
  const shown = sql`${comments.subject} = ${subject} and removed_at is null and uid is not null`
  const [row] = await db.all<{ count: number; newest: number | null }>(sql`select
    (select count(*) from (select 1 from ${comments} where ${shown} limit ${COMMENTS_COUNTED})) as count,
    (select max(id) from ${comments} where ${shown}) as newest`)
  return { count: row?.count ?? 0, newest: row?.newest ?? 0 }
}

/** How many like these comments, by id; without those that are gone. */
export async function readLikes(db: AccountDatabase, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: comments.id, likes: comments.likes })
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), isNull(comments.removedAt)))
  return new Map(rows.map(({ id, likes }) => [id, likes]))
}
