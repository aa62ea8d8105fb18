import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/**
 * What users had before there was a ledger (`backend/coins`), which begins with it; written no more. New users have no
 * row.
 */
export const balances = sqliteTable(
  'balances',
  {
    uid: integer().primaryKey(),
    gold: integer().notNull().default(0),
    diamond: integer().notNull().default(0),
    /** When the ledger took it over. */
    openedAt: integer('opened_at'),
  },
  (table) => [
    check('gold_not_negative', sql`gold >= 0`),
    check('diamond_not_negative', sql`diamond >= 0`),
    index('balances_unopened').on(table.uid).where(sql`opened_at is null`),
  ],
)

/** Changes of balances before there was a ledger; written no more. */
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

export const balancesDeclared = personal(
  balances,
  { uid: 'internal', gold: 'internal', diamond: 'internal', openedAt: 'internal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'the ledger begins with it' },
)

export const balanceRecordsDeclared = personal(
  balanceRecords,
  {
    id: 'internal',
    uid: 'internal',
    currency: 'internal',
    type: 'internal',
    amount: 'internal',
    intent: 'internal',
    createdAt: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'the ledger begins with them' },
)
