import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** Public id, as the list of sessions shows it; not the token. */
    id: text().primaryKey(),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Of the token before the last rotation. */
    previousTokenHash: text('previous_token_hash'),
    /** When the token was last rotated. */
    rotatedAt: integer('rotated_at'),
    uid: integer().notNull(),
    userAgent: text('user_agent').notNull(),
    country: text(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the user last gave a password or a code, at the sign-in or later; null: signed in by a third party. */
    provenAt: integer('proven_at'),
    /** When the user last took the second step, at the sign-in or later; null: not in this session. */
    secondAt: integer('second_at'),
    /** When the session was last used for administration; written once a minute. */
    staffSeenAt: integer('staff_seen_at'),
  },
  (table) => [
    uniqueIndex('sessions_by_token').on(table.tokenHash),
    index('sessions_by_previous_token').on(table.previousTokenHash),
    index('sessions_by_user').on(table.uid, table.seenAt),
    index('sessions_by_end').on(table.expiresAt),
  ],
)

export const sessionsDeclared = personal(
  sessions,
  {
    id: 'personal',
    tokenHash: 'secret',
    previousTokenHash: 'secret',
    rotatedAt: 'personal',
    uid: 'internal',
    userAgent: 'personal',
    country: 'personal',
    createdAt: 'personal',
    seenAt: 'personal',
    expiresAt: 'personal',
    provenAt: 'personal',
    secondAt: 'personal',
    staffSeenAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'sessions', newestBy: 'seenAt' } },
)
