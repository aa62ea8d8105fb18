import type { Miniflare } from 'miniflare'
import type { SqlDatabase, SqlRow } from './sql-database.ts'

type LocalD1 = Awaited<ReturnType<Miniflare['getD1Database']>>

/** A database of this machine. `write` is one transaction. */
export const localDatabase = (database: LocalD1): SqlDatabase => ({
  read: async (sql) => (await database.prepare(sql).all<SqlRow>()).results,
  write: async (statements) => {
    if (statements.length > 0) await database.batch(statements.map((sql) => database.prepare(sql)))
  },
})
