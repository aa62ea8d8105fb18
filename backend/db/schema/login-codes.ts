import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../personal.ts'

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

export const loginCodesDeclared = personal(
  loginCodes,
  { identifier: 'personal', codeHash: 'secret', sentAt: 'personal', expiresAt: 'internal', triesLeft: 'internal' },
  { by: 'identifier', holds: 'contact', atDeletion: 'delete', notExported: 'valid for minutes' },
)
