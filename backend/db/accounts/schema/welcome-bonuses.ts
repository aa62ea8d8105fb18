import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Which mailboxes and phones the welcome bonus was paid for, once each. */
export const welcomeBonuses = sqliteTable(
  'welcome_bonuses',
  {
    /** HMAC of the normalised email or of the phone: see backend/login/welcome-bonus.ts. */
    key: text().primaryKey(),
    /** Null once the account is deleted. */
    uid: integer(),
    /** When it was claimed. */
    paidAt: integer('paid_at').notNull(),
    /** When the ledger had paid it. */
    grantedAt: integer('granted_at'),
  },
  (table) => [
    index('welcome_bonuses_by_user').on(table.uid),
    index('welcome_bonuses_unpaid').on(table.paidAt).where(sql`granted_at is null and uid is not null`),
  ],
)

export const welcomeBonusesDeclared = personal(
  welcomeBonuses,
  { key: 'secret', uid: 'internal', paidAt: 'internal', grantedAt: 'internal' },
  {
    by: 'uid',
    holds: 'uid',
    // The key stays: an account that is deleted and opened again must not be paid again.
    atDeletion: { blank: ['uid'] },
    notExported: 'the payment itself is in the ledger',
  },
)
