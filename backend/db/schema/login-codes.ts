import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The newest code sent to an identifier. */
export const loginCodes = sqliteTable('login_codes', {
  /** `user@example.org` or `+8613800138000` */
  identifier: text().primaryKey(),
  /** HMAC of identifier and code, hex. */
  codeHash: text('code_hash').notNull(),
  sentAt: integer('sent_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
})
