import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReviewQueueName } from '#contract/review-rules.ts'
import { personal } from '../../personal.ts'

/** Who of staff has taken what to decide about it; over by itself. */
export const reviewClaims = sqliteTable(
  'review_claims',
  {
    queue: text().$type<ReviewQueueName>().notNull(),
    /** The report, post, application... */
    subject: integer().notNull(),
    uid: integer().notNull(),
    /** Milliseconds since the epoch. */
    expiresAt: integer('expires_at').notNull(),
    /** When it was first taken; null: before this was kept. */
    takenAt: integer('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.queue, table.subject] }),
    index('review_claims_by_user').on(table.uid, table.queue),
    index('review_claims_by_end').on(table.expiresAt),
  ],
)

export const reviewClaimsDeclared = personal(
  reviewClaims,
  { queue: 'internal', subject: 'internal', uid: 'internal', expiresAt: 'internal', takenAt: 'internal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'about what others wrote, for an hour at most' },
)
