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
  return { database: watchedD1(real, run), count: () => made }
}

/** A database in which somebody else does something before the statement, or batch, that `isAt` says. */
export function interruptedD1(
  real: D1Database,
  isAt: (kind: 'statement' | 'batch', made: number) => boolean,
  work: () => Promise<unknown>,
): D1Database {
  let made = 0
  return watchedD1(real, async (statement, kind) => {
    if (isAt(kind, made++)) await work()
    return statement()
  })
}

type Around = <T>(work: () => Promise<T>, kind: 'statement' | 'batch') => Promise<T>

/** A database each of whose statements and batches is made within `around`. */
function watchedD1(real: D1Database, around: Around): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      ...Object.fromEntries(
        RUNS.map((name) => [
          name,
          (...options: unknown[]) =>
            around(
              () => (statement[name] as (...options: unknown[]) => Promise<unknown>).apply(statement, options),
              'statement',
            ),
        ]),
      ),
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (query: string) => wrap(real.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => real.batch(statements.map((statement) => originals.get(statement) ?? statement)), 'batch'),
  } as unknown as D1Database
}
