import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Notice } from '#contract/notice.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    type: text().$type<Notice['type']>().notNull(),
    params: text({ mode: 'json' }).$type<Notice['params']>().notNull(),
    /** Unique key that keeps a notice from being created twice: `reminder:<uid>:<matchId>`. */
    intent: text(),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
  },
  (table) => [
    index('notices_by_user').on(table.uid, table.createdAt, table.id),
    index('notices_unread').on(table.uid, table.readAt),
    index('notices_by_time').on(table.createdAt),
    uniqueIndex('notices_by_intent').on(table.intent),
  ],
)

export const noticesDeclared = personal(
  notices,
  {
    id: 'personal',
    uid: 'internal',
    type: 'personal',
    params: 'personal',
    intent: 'internal',
    createdAt: 'personal',
    readAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'notices', newestBy: 'createdAt' } },
  {
    // Notices of other users about this one: their intents and params name the user.
    by: 'intent',
    holds: { prefix: (uid) => `new_fan:${uid}:` },
    atDeletion: 'delete',
    notExported: 'notices of other users',
  },
  {
    // Of followers, about plans of this expert.
    by: 'intent',
    holds: { prefix: (uid) => `expert_plan:${uid}:` },
    atDeletion: 'delete',
    notExported: 'notices of other users',
  },
  {
    // Of administrators, about the roles of this user.
    by: 'intent',
    holds: { prefix: (uid) => `role:${uid}:` },
    atDeletion: 'delete',
    notExported: 'notices of administrators',
  },
)
