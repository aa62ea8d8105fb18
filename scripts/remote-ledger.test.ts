import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applyMigrations } from './move-accounts/apply-migrations.ts'
import type { SqlDatabase, SqlRow } from './move-accounts/sql-database.ts'
import { lastRun, reportOf, runRemotely } from './remote-ledger.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../backend/db/ledger/migrations')
const AT = Date.UTC(2026, 10, 23, 3)

async function ledger(): Promise<SqlDatabase & { run(sql: string): void }> {
  const memory = new DatabaseSync(':memory:')
  const database = {
    read: async (sql: string) => memory.prepare(sql).all() as SqlRow[],
    write: async (statements: readonly string[]) => {
      for (const sql of statements) memory.exec(sql)
    },
    run: (sql: string) => memory.exec(sql),
  }
  await applyMigrations(database, MIGRATIONS)
  return database
}

test('an audit is begun once, waited for to its end, and read again without another', async () => {
  const database = await ledger()
  expect(await lastRun(database, 'audit')).toBeUndefined()
  const seen: number[] = []
  const steps = [
    '',
    'update ledger_runs set accounts = 20, lines = 90',
    '',
    `update ledger_runs set accounts = 31, lines = 140, lines_under_way = 2, oldest_under_way_at = ${AT}, fault_count = 1,
      faults = '["user:1000000001: the balance is not the sum of the lines"]', finished_at = ${AT + 60_000}`,
  ]
  const step = async () => database.run(steps.shift() ?? '')
  const both = [1, 2].map(() => runRemotely(database, 'audit', AT, ({ accounts }) => seen.push(accounts), step))
  const [run, other] = await Promise.all(both)
  expect(other).toEqual(run)
  expect(await database.read('select count(*) as n from ledger_runs')).toEqual([{ n: 1 }])
  expect(seen).toContain(20)
  expect(run?.faults).toEqual(['user:1000000001: the balance is not the sum of the lines'])
  expect(reportOf('audit', run as NonNullable<typeof run>)).toBe(
    '2026-11-23 03:01: 31 accounts, 140 lines (2 on their way to the copy, the oldest of 2026-11-23 03:00): the books are WRONG: 1 faults',
  )
  expect(await lastRun(database, 'audit')).toEqual(run)
  expect(await lastRun(database, 'rebuild')).toBeUndefined()
})
