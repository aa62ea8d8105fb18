import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { transient } from '../../personal.ts'

/** An audit of the ledger, or a making of its copy anew, that goes step by step: how far it is, and what it found. */
export const ledgerRuns = sqliteTable('ledger_runs', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().$type<'audit' | 'rebuild'>().notNull(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  /** A step stores what it did only if no other was faster. */
  steps: integer().notNull().default(0),
  /** All accounts up to this name are done, except that of this one only the lines up to `line` are, if that is not 0. */
  account: text().notNull().default(''),
  line: integer().notNull().default(0),
  accounts: integer().notNull().default(0),
  lines: integer().notNull().default(0),
  /** How many of the lines were on their way to the copy, and the time of the oldest. */
  linesUnderWay: integer('lines_under_way').notNull().default(0),
  oldestUnderWayAt: integer('oldest_under_way_at'),
  faultCount: integer('fault_count').notNull().default(0),
  /** The first of them, in words. */
  faults: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
})

/** The accounts whose copy a run makes anew, and how far each is. */
export const ledgerRebuilds = sqliteTable(
  'ledger_rebuilds',
  {
    run: integer().notNull(),
    account: text().notNull(),
    line: integer().notNull().default(0),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
    /** How often its account did not answer: others come first then. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.account] }),
    index('ledger_rebuilds_open').on(table.run, table.failures, table.account).where(sql`is_done = 0`),
  ],
)

export const ledgerRunsDeclared = transient(ledgerRuns, 'a fault names its account; the last sixty runs are kept')
export const ledgerRebuildsDeclared = transient(ledgerRebuilds, 'names of accounts; deleted when the next run begins')
