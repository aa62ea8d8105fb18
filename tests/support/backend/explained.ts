import {
  type AccountDatabase,
  type LedgerDatabase,
  openAccountDatabase,
  openLedgerDatabase,
} from '#backend/db/database.ts'
import { testEnv } from './calls.ts'

interface Explained<T> {
  answer: T
  plans: string[][]
}

/** Runs `read` on a database that notes each query. */
async function noted<T>(real: D1Database, read: (database: D1Database) => Promise<T>): Promise<Explained<T>> {
  const queries: [string, unknown[]][] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      queries.push([sql, values])
      return real.prepare(sql).bind(...values)
    },
  })
  const batch = (statements: D1PreparedStatement[]) => real.batch(statements)
  const answer = await read({ prepare, batch } as unknown as D1Database)
  const plans = await Promise.all(
    queries.map(async ([sql, values]) => {
      const { results } = await real
        .prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }),
  )
  return { answer, plans }
}

/** Runs `read`; returns its result and the query plan of each query that it made. */
export const explained = <T>(read: (db: AccountDatabase) => Promise<T>): Promise<Explained<T>> =>
  noted(testEnv.ACCOUNTS, (ACCOUNTS) => read(openAccountDatabase({ ACCOUNTS })))

/** The same in the copy of the ledger. */
export const explainedInLedger = <T>(read: (db: LedgerDatabase) => Promise<T>): Promise<Explained<T>> =>
  noted(testEnv.LEDGER, (LEDGER) => read(openLedgerDatabase({ LEDGER })))

/** Steps that read a whole table. */
export const scansIn = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('SCAN '))

/** Steps that put rows in order, since no index holds them so. */
export const sortsIn = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('USE TEMP B-TREE'))
