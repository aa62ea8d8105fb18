import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type {
  AnnouncementAudience,
  AnnouncementKind,
  AnnouncementPlace,
  AnnouncementTexts,
} from '#contract/announcement-rules.ts'
import { impersonal } from '../../personal.ts'

/** What staff tell visitors. Who wrote one is in the audit log. */
export const announcements = sqliteTable(
  'announcements',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** A published one is scheduled, running or over, by its times. */
    state: text().$type<'draft' | 'published' | 'taken_back'>().notNull(),
    kind: text().$type<AnnouncementKind>().notNull(),
    audience: text().$type<AnnouncementAudience>().notNull(),
    /** Null: of all brands, unless it is a room's. */
    brand: text(),
    roomId: integer('room_id'),
    texts: text({ mode: 'json' }).$type<AnnouncementTexts>().notNull(),
    link: text(),
    pages: text({ mode: 'json' }).$type<readonly AnnouncementPlace[]>().notNull(),
    games: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    /** Null of a draft: when it is published. */
    startsAt: integer('starts_at'),
    /** Null: until it is ended. */
    endsAt: integer('ends_at'),
    /** Counts changes: who makes one says on which it is based. */
    revision: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('announcements_out').on(table.state, table.endsAt),
    index('announcements_by_change').on(table.updatedAt, table.id),
  ],
)

export const announcementsDeclared = impersonal(announcements)
