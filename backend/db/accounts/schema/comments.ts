import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/**
 * Comments and replies. Times are milliseconds since the epoch. A purged account leaves rows without `uid` and text, so that
 * what others replied keeps its place.
 */
export const comments = sqliteTable(
  'comments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `match:123`. */
    subject: text().notNull(),
    /** null: the first comment of a thread. */
    parentId: integer('parent_id'),
    uid: integer(),
    text: text(),
    createdAt: integer('created_at').notNull(),
    editedAt: integer('edited_at'),
    /** By its author or by staff. The text stays for the decision about a report, until the account goes. */
    removedAt: integer('removed_at'),
    likes: integer().notNull().default(0),
    /** Replies that were not removed. */
    replies: integer().notNull().default(0),
  },
  (table) => [
    index('comments_newest').on(table.subject, table.id).where(sql`parent_id is null`),
    index('comments_liked').on(table.subject, table.likes, table.id).where(sql`parent_id is null`),
    index('comments_replies').on(table.parentId, table.id).where(sql`parent_id is not null`),
    index('comments_shown').on(table.subject).where(sql`removed_at is null and uid is not null`),
    // The list of staff.
    index('comments_removed').on(table.id).where(sql`removed_at is not null`),
    index('comments_by_user').on(table.uid, table.createdAt),
    // Figures of staff.
    index('comments_by_time').on(table.createdAt),
  ],
)

export const commentsDeclared = personal(
  comments,
  {
    id: 'internal',
    subject: 'personal',
    parentId: 'personal',
    uid: 'internal',
    text: 'personal',
    createdAt: 'personal',
    editedAt: 'personal',
    removedAt: 'personal',
    likes: 'internal',
    replies: 'internal',
  },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: { blank: ['uid', 'text'] },
    exportAs: { list: 'comments', newestBy: 'createdAt' },
  },
)
