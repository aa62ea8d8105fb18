import type { SQLWrapper } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

/** Exists for the compiler only, so that no database is taken for another. */
declare const holds: unique symbol

/** Any database, where the tables are given with it. */
export type Database = DrizzleD1Database & { $client: D1Database }

/** Leagues, teams, matches, their logs, and rooms: the tables of `backend/db/matches`. */
export type MatchDatabase = Database & { readonly [holds]: 'matches' }

/** Accounts and all that belongs to a person, limits and stored answers: the tables of `backend/db/accounts`. */
export type AccountDatabase = Database & { readonly [holds]: 'accounts' }

/** What a search finds, made from the other databases: the tables of `backend/db/search`, which Drizzle does not know. */
export type SearchDatabase = Database & { readonly [holds]: 'search' }

/** A copy of the ledger: the tables of `backend/db/ledger`. */
export type LedgerDatabase = Database & { readonly [holds]: 'ledger' }

export const openMatchDatabase = ({ DB }: { DB: D1Database }): MatchDatabase => drizzle(DB) as MatchDatabase

export const openAccountDatabase = ({ ACCOUNTS }: { ACCOUNTS: D1Database }): AccountDatabase =>
  drizzle(ACCOUNTS) as AccountDatabase

export const openLedgerDatabase = ({ LEDGER }: { LEDGER: D1Database }): LedgerDatabase =>
  drizzle(LEDGER) as LedgerDatabase

export const openSearchDatabase = ({ SEARCH }: { SEARCH: D1Database }): SearchDatabase =>
  drizzle(SEARCH) as SearchDatabase

/**
 * The database for reads that may be a second old: from the nearest replica, where the database has replicas. What is
 * written through it is read again by it.
 */
export const nearestReplica = <D extends Database>({ $client }: D): D =>
  // A session has all of a database that Drizzle uses.
  drizzle($client.withSession('first-unconstrained') as unknown as D1Database) as unknown as D

const dialect = new SQLiteAsyncDialect()

/**
 * Runs statements in one transaction; returns the result of each. Drizzle's own `batch` does not accept raw SQL with
 * bound values.
 */
export async function runTogether(db: Database, statements: readonly SQLWrapper[]): Promise<D1Result[]> {
  if (statements.length === 0) return []
  return db.$client.batch(
    statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement.getSQL())
      return db.$client.prepare(sql).bind(...params)
    }),
  )
}
