import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '#contract/languages.ts'
import type { SupportCloseReason, SupportState, SupportSubject } from '#contract/support-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** What somebody asks of staff. Times are milliseconds since the epoch. */
export const supportRequests = sqliteTable(
  'support_requests',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    brand: text().notNull(),
    /** Null: a guest, who has an address. */
    uid: integer(),
    /** As it was typed; whether it is the guest's nobody has checked. */
    email: text(),
    language: text().$type<Language>().notNull(),
    subject: text().$type<SupportSubject>().notNull(),
    /** An order's number or the like, as it was typed. */
    reference: text(),
    state: text().$type<SupportState>().notNull(),
    /** Messages and notes: the number of the last one. */
    messages: integer().notNull(),
    /** Answers that who asked has not seen. */
    userUnread: integer('user_unread').notNull().default(0),
    /** Messages since staff last answered. */
    staffUnread: integer('staff_unread').notNull().default(0),
    takenBy: integer('taken_by'),
    createdAt: integer('created_at').notNull(),
    /** When its state or its messages last changed; notes do not count. */
    updatedAt: integer('updated_at').notNull(),
    closeReason: text('close_reason').$type<SupportCloseReason>(),
  },
  (table) => [
    index('support_requests_by_user').on(table.uid, table.brand, table.updatedAt, table.id).where(sql`uid is not null`),
    index('support_requests_by_email').on(table.email).where(sql`email is not null`),
    index('support_requests_by_taker').on(table.takenBy).where(sql`taken_by is not null`),
    index('support_requests_by_state').on(table.state, table.updatedAt, table.id),
    index('support_requests_by_time').on(table.updatedAt),
    // For the number of those that wait. Literal text: with bound values SQLite cannot use partial indexes.
    index('support_requests_waiting').on(table.updatedAt, table.id).where(sql`state = 'waiting'`),
  ],
)

/** What is said in a request; with whose it is, so that it goes with her account. */
export const supportMessages = sqliteTable(
  'support_messages',
  {
    requestId: integer('request_id').notNull(),
    number: integer().notNull(),
    /** Of the request. */
    uid: integer(),
    email: text(),
    /** `note`: staff alone see it. */
    kind: text().$type<'user' | 'staff' | 'note'>().notNull(),
    writtenBy: integer('written_by'),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.number] }),
    index('support_messages_by_user').on(table.uid).where(sql`uid is not null`),
    index('support_messages_by_email').on(table.email).where(sql`email is not null`),
    index('support_messages_by_writer').on(table.writtenBy).where(sql`written_by is not null`),
  ],
)

/** What lets guests read their requests: one of her browser, and one of each mail to her. */
export const supportKeys = sqliteTable(
  'support_keys',
  {
    hash: text().primaryKey(),
    requestId: integer('request_id').notNull(),
    email: text().notNull(),
  },
  (table) => [index('support_keys_by_request').on(table.requestId), index('support_keys_by_email').on(table.email)],
)

const ANYBODY = 'anybody can give any address'

export const supportKeysDeclared = personal(
  supportKeys,
  { hash: 'secret', requestId: 'internal', email: 'internal' },
  { by: 'email', holds: 'contact', atDeletion: 'delete', notExported: ANYBODY },
)

export const supportMessagesDeclared = personal(
  supportMessages,
  {
    requestId: 'personal',
    number: 'personal',
    uid: 'internal',
    email: 'internal',
    kind: 'personal',
    writtenBy: 'internal',
    text: 'personal',
    createdAt: 'personal',
  },
  {
    by: 'uid',
    holds: 'uid',
    only: { kind: 'user' },
    atDeletion: 'delete',
    exportAs: { list: 'supportMessages', newestBy: 'createdAt' },
  },
  {
    by: 'uid',
    holds: 'uid',
    only: { kind: 'staff' },
    atDeletion: 'delete',
    exportAs: { list: 'supportAnswers', newestBy: 'createdAt' },
  },
  {
    by: 'uid',
    holds: 'uid',
    only: { kind: 'note' },
    atDeletion: 'delete',
    notExported: 'staff write them for one another, and may name others',
  },
  { by: 'email', holds: 'contact', atDeletion: 'delete', notExported: ANYBODY },
  { by: 'writtenBy', holds: 'uid', atDeletion: { blank: ['writtenBy'] }, notExported: 'about other users' },
)

export const supportRequestsDeclared = personal(
  supportRequests,
  {
    id: 'personal',
    brand: 'personal',
    uid: 'internal',
    email: 'personal',
    language: 'personal',
    subject: 'personal',
    reference: 'personal',
    state: 'personal',
    messages: 'internal',
    userUnread: 'internal',
    staffUnread: 'internal',
    takenBy: 'internal',
    createdAt: 'personal',
    updatedAt: 'personal',
    closeReason: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'supportRequests', newestBy: 'createdAt' } },
  { by: 'email', holds: 'contact', atDeletion: 'delete', notExported: ANYBODY },
  { by: 'takenBy', holds: 'uid', atDeletion: { blank: ['takenBy'] }, notExported: 'about other users' },
)
