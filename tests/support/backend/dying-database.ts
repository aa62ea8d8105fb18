import { type AccountDatabase, openAccountDatabase } from '#backend/db/database.ts'
import { testEnv } from './calls.ts'

export class Died extends Error {}

type Runs = 'all' | 'raw' | 'run' | 'first'
const RUNS: readonly Runs[] = ['all', 'raw', 'run', 'first']

/** The database of accounts of a process that dies: see below. */
export function dyingDatabase(at: number, when: 'before' | 'after'): { accountDb: AccountDatabase; count(): number } {
  const { database, count } = dyingD1(testEnv.ACCOUNTS, at, when)
  return { accountDb: openAccountDatabase({ ACCOUNTS: database }), count }
}

/**
 * The database of a process that dies at its statement `at`, counted from 0, `before` or `after` it was made: every later
 * one fails too. `count` says how many were asked for.
 */
export function dyingD1(
  real: D1Database,
  at: number,
  when: 'before' | 'after',
): { database: D1Database; count(): number } {
  const originals = new WeakMap<object, D1PreparedStatement>()
  let made = 0
  const died = (): never => {
    throw new Died('the process is gone')
  }
  async function run<T>(work: () => Promise<T>): Promise<T> {
    const mine = made++
    if (mine > at || (mine === at && when === 'before')) died()
    const answer = await work()
    return mine === at ? died() : answer
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      ...Object.fromEntries(
        RUNS.map((name) => [
          name,
          (...options: unknown[]) =>
            run(() => (statement[name] as (...options: unknown[]) => Promise<unknown>).apply(statement, options)),
        ]),
      ),
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  const database = {
    prepare: (query: string) => wrap(real.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      run(() => real.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as unknown as D1Database
  return { database, count: () => made }
}
