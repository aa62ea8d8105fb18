import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../personal.ts'

/** What a local run sent instead of real mail and SMS. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    to: text().notNull(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('outbox_by_receiver').on(table.to, table.id)],
)

export const outboxDeclared = personal(
  outbox,
  { id: 'ours', to: 'personal', kind: 'personal', subject: 'personal', text: 'personal', createdAt: 'personal' },
  { by: 'to', holds: 'contact', atDeletion: 'delete', notExported: 'on local runs only' },
)
