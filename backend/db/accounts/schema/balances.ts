import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Coins and diamonds; one row for each account. */
export const balances = sqliteTable(
  'balances',
  {
    uid: integer().primaryKey(),
    gold: integer().notNull().default(0),
    diamond: integer().notNull().default(0),
  },
  () => [check('gold_not_negative', sql`gold >= 0`), check('diamond_not_negative', sql`diamond >= 0`)],
)

/** Changes of balances. To be replaced by a ledger. */
export const balanceRecords = sqliteTable(
  'balance_records',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    currency: text().$type<'gold' | 'diamond'>().notNull(),
    /** `registration` */
    type: text().notNull(),
    amount: integer().notNull(),
    /** Unique key that keeps a change from being recorded twice: `registration:<uid>`. */
    intent: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('balance_records_by_intent').on(table.intent),
    index('balance_records_by_user').on(table.uid, table.createdAt, table.id),
  ],
)

/** Which mailboxes and phones the welcome bonus was paid for, once each. */
export const welcomeBonuses = sqliteTable(
  'welcome_bonuses',
  {
    /** HMAC of the normalised email or of the phone: see backend/login/welcome-bonus.ts. */
    key: text().primaryKey(),
    /** Null once the account is deleted. */
    uid: integer(),
    paidAt: integer('paid_at').notNull(),
  },
  (table) => [index('welcome_bonuses_by_user').on(table.uid)],
)

export const balancesDeclared = personal(
  balances,
  { uid: 'internal', gold: 'personal', diamond: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'profile' } },
)

export const balanceRecordsDeclared = personal(
  balanceRecords,
  {
    id: 'personal',
    uid: 'internal',
    currency: 'personal',
    type: 'personal',
    amount: 'personal',
    intent: 'internal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'balanceRecords', newestBy: 'createdAt' } },
)

export const welcomeBonusesDeclared = personal(
  welcomeBonuses,
  { key: 'secret', uid: 'internal', paidAt: 'internal' },
  {
    by: 'uid',
    holds: 'uid',
    // The key stays: an account that is deleted and opened again must not be paid again.
    atDeletion: { blank: ['uid'] },
    notExported: 'the payment itself is among the balance records',
  },
)
