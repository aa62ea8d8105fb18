import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { hasText, wantedText } from '#backend/core/text-search.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ListPart } from '#contract/list-part.ts'

/** As far back as texts are looked for: there is no index of them. */
const TEXT_LOOKED_AT = 20_000

interface CommentSearch extends ListPart {
  uid?: number
  text?: string
  state?: 'shown' | 'removed'
  sort?: 'oldest'
}

/** A part of all comments, the newest first, with their authors. */
export async function searchComments(db: AccountDatabase, search: CommentSearch) {
  const { uid, state, sort } = search
  const wanted = wantedText(search.text)
  const newest = db.select({ id: comments.id }).from(comments).orderBy(desc(comments.id)).limit(1)
  // Those of a user are in the order of time.
  const part = listPart(
    { by: uid === undefined ? [comments.id] : [comments.createdAt, comments.id], isAscending: sort === 'oldest' },
    search,
  )
  const rows = await db
    .select({ row: comments, username: accounts.username })
    .from(comments)
    .leftJoin(accounts, eq(accounts.uid, comments.uid))
    .where(
      and(
        uid === undefined ? undefined : eq(comments.uid, uid),
        state && (state === 'removed' ? isNotNull(comments.removedAt) : isNull(comments.removedAt)),
        wanted === ''
          ? undefined
          : sql`${comments.id} > (${newest}) - ${TEXT_LOOKED_AT} and ${hasText(comments.text, wanted)}`,
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ row }) => (uid === undefined ? [row.id] : [row.createdAt, row.id]))
}
