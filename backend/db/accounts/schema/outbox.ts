import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Mails and SMS that a local run stores instead of sending. */
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
  { id: 'internal', to: 'personal', kind: 'personal', subject: 'personal', text: 'personal', createdAt: 'personal' },
  { by: 'to', holds: 'contact', atDeletion: 'delete', notExported: 'exists on local runs only' },
)
