import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Reason, Step } from '#backend/core/ledger.ts'
import { personal } from '../../personal.ts'

/** A copy of every account's last state, for lists and audits; the accounts themselves are Durable Objects. */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    /** `user:1000000001`, `house:sales#7`: see backend/coins/account-names.ts. */
    name: text().primaryKey(),
    /** Whose account it is; null for the house's. */
    uid: integer(),
    gold: integer().notNull(),
    diamond: integer().notNull(),
    lastLine: integer('last_line').notNull(),
    lastGoldLine: integer('last_gold_line').notNull(),
    lastDiamondLine: integer('last_diamond_line').notNull(),
  },
  (table) => [index('ledger_accounts_by_user').on(table.uid)],
)

/** A copy of every line of every account. */
export const ledgerLines = sqliteTable(
  'ledger_lines',
  {
    account: text().notNull(),
    no: integer().notNull(),
    uid: integer(),
    step: text().$type<Step>().notNull(),
    intent: text().notNull(),
    counterpart: text().notNull(),
    gold: integer().notNull(),
    diamond: integer().notNull(),
    goldAfter: integer('gold_after').notNull(),
    diamondAfter: integer('diamond_after').notNull(),
    /** Its place among the account's lines that moved coins; null if it moved none. */
    goldNo: integer('gold_no'),
    diamondNo: integer('diamond_no'),
    reason: text().$type<Reason>().notNull(),
    link: text(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.no] }),
    uniqueIndex('ledger_lines_by_coins').on(table.account, table.goldNo),
    uniqueIndex('ledger_lines_by_diamonds').on(table.account, table.diamondNo),
    index('ledger_lines_by_user').on(table.uid, table.at),
    // The audit: both ends of a transfer, and whoever else began it.
    index('ledger_lines_by_intent').on(table.intent, table.account),
    // Filtered statements: see backend/coins/statement.store.ts.
    index('ledger_lines_by_reason').on(table.account, table.reason, table.at, table.no),
    index('ledger_coins_by_reason').on(table.account, table.reason, table.at, table.no).where(sql`gold <> 0`),
    index('ledger_diamonds_by_reason').on(table.account, table.reason, table.at, table.no).where(sql`diamond <> 0`),
  ],
)

const KEEP = { keep: 'accounts add up only with every line; the uid says nothing once the account is gone' }

export const ledgerAccountsDeclared = personal(
  ledgerAccounts,
  {
    name: 'internal',
    uid: 'internal',
    gold: 'personal',
    diamond: 'personal',
    lastLine: 'internal',
    lastGoldLine: 'internal',
    lastDiamondLine: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: KEEP, exportAs: { one: 'balance' } },
)

export const ledgerLinesDeclared = personal(
  ledgerLines,
  {
    account: 'internal',
    no: 'personal',
    uid: 'internal',
    step: 'personal',
    intent: 'internal',
    // Another user's account.
    counterpart: 'internal',
    gold: 'personal',
    diamond: 'personal',
    goldAfter: 'personal',
    diamondAfter: 'personal',
    goldNo: 'internal',
    diamondNo: 'internal',
    reason: 'personal',
    link: 'personal',
    at: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: KEEP, exportAs: { list: 'balanceRecords', newestBy: 'at' } },
)
