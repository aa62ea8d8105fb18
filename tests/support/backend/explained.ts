import type { AccountDatabase } from '#backend/db/database.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { testEnv } from './calls.ts'

/** Runs `read`; returns its result and the query plan of each query that it made. */
export async function explained<T>(
  read: (db: AccountDatabase) => Promise<T>,
): Promise<{ answer: T; plans: string[][] }> {
  const queries: [string, unknown[]][] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      queries.push([sql, values])
      return testEnv.ACCOUNTS.prepare(sql).bind(...values)
    },
  })
  const answer = await read(openAccountDatabase({ ACCOUNTS: { prepare } as unknown as D1Database }))
  const plans = await Promise.all(
    queries.map(async ([sql, values]) => {
      const { results } = await testEnv.ACCOUNTS.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }),
  )
  return { answer, plans }
}

/** Steps that read a whole table. */
export const scansIn = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('SCAN '))

/** Steps that put rows in order, since no index holds them so. */
export const sortsIn = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('USE TEMP B-TREE'))
