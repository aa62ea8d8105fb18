import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

export const feedback = sqliteTable(
  'feedback',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    kind: text().$type<'bug' | 'content' | 'account' | 'payment' | 'idea' | 'other'>().notNull(),
    text: text().notNull(),
    contact: text(),
    createdAt: integer('created_at').notNull(),
    answer: text(),
    answeredAt: integer('answered_at'),
  },
  (table) => [
    index('feedback_by_user').on(table.uid, table.createdAt, table.id),
    index('feedback_by_answer').on(table.answeredAt, table.createdAt, table.id),
  ],
)

export const feedbackDeclared = personal(
  feedback,
  {
    id: 'personal',
    uid: 'internal',
    kind: 'personal',
    text: 'personal',
    contact: 'personal',
    createdAt: 'personal',
    answer: 'personal',
    answeredAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'feedback', newestBy: 'createdAt' } },
)
