import type { SQLWrapper } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

export type Database = DrizzleD1Database & { $client: D1Database }

/**
 * The database for reads that may be a second old: from the nearest replica, where the database has replicas. What is
 * written through it is read again by it.
 */
export const openNearestReplica = (database: D1Database): Database =>
  // A session has all of a database that Drizzle uses.
  drizzle(database.withSession('first-unconstrained') as unknown as D1Database)

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
