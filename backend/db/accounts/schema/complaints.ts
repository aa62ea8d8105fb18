import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ComplaintDecision, ComplaintKind } from '#contract/complaint-rules.ts'
import type { Language } from '#contract/languages.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** What somebody has against a page, and what staff decided. Times are milliseconds since the epoch. */
export const complaints = sqliteTable(
  'complaints',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    brand: text().notNull(),
    /** Null: a guest. */
    uid: integer(),
    kind: text().$type<ComplaintKind>().notNull(),
    /** As it was typed. */
    link: text().notNull(),
    text: text().notNull(),
    /** Where the answer goes; whether it is the sender's nobody has checked. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** null: open. */
    decision: text().$type<ComplaintDecision>(),
    answer: text(),
    decidedAt: integer('decided_at'),
    /** When a mail server took the answer. */
    sentAt: integer('sent_at'),
  },
  (table) => [
    index('complaints_by_user').on(table.uid).where(sql`uid is not null`),
    index('complaints_by_email').on(table.email),
    index('complaints_by_decision').on(table.decidedAt, table.createdAt, table.id),
  ],
)

export const complaintsDeclared = personal(
  complaints,
  {
    id: 'personal',
    brand: 'personal',
    uid: 'internal',
    kind: 'personal',
    link: 'personal',
    text: 'personal',
    email: 'personal',
    language: 'personal',
    createdAt: 'personal',
    decision: 'personal',
    answer: 'personal',
    decidedAt: 'personal',
    sentAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'complaints', newestBy: 'createdAt' } },
  { by: 'email', holds: 'contact', atDeletion: 'delete', notExported: 'anybody can give any address' },
)
