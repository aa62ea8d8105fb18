import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** The newest code that each browser asked for a contact: nobody replaces or uses up the code of somebody else. */
export const loginCodes = sqliteTable(
  'login_codes',
  {
    /** Contact and browser: see `codeKeyOf`. */
    key: text('identifier').primaryKey(),
    /** `user@example.org` or `+8613800138000` */
    contact: text().notNull().default(''),
    /** HMAC of contact and code, hex. */
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [index('login_codes_by_contact').on(table.contact)],
)

export const loginCodesDeclared = personal(
  loginCodes,
  {
    key: 'secret',
    contact: 'personal',
    codeHash: 'secret',
    sentAt: 'personal',
    expiresAt: 'internal',
    triesLeft: 'internal',
  },
  { by: 'contact', holds: 'contact', atDeletion: 'delete', notExported: 'valid for minutes' },
)
