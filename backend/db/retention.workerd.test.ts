import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { nowOf } from '#backend/core/clock.ts'
import { runCron } from '#backend/crons.ts'
import { testEnv as env } from '#tests/support/backend/calls.ts'
import { DECLARATIONS } from './personal-data.ts'
import { RETENTION, type Removal } from './retention.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DATABASES = { accounts: env.ACCOUNTS, matches: env.DB, ledger: env.LEDGER } as const
let made = 700_000_000

type Value = string | number

/** A row that a table takes: what it must have, and `own`. */
function rowOf(table: SQLiteTable, own: Readonly<Record<string, Value>>): Record<string, Value> {
  made += 1
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name, notNull, hasDefault, primary }) => !(name in own) && (primary || (notNull && !hasDefault)),
  )
  const values = columns.map(({ name, dataType }): [string, Value] => {
    if (dataType === 'json') return [name, '[]']
    return [name, dataType === 'string' ? `t${made}` : dataType === 'boolean' ? 0 : made]
  })
  return { ...Object.fromEntries(values), ...own }
}

async function insert(database: D1Database, name: string, row: Record<string, Value>): Promise<number> {
  const names = Object.keys(row)
  const sql = `insert into ${name} (${names.join()}) values (${names.map(() => '?').join()}) returning rowid as rowid`
  const stored = await database
    .prepare(sql)
    .bind(...Object.values(row))
    .first<{ rowid: number }>()
  if (!stored) throw new Error(`no row in ${name}`)
  return stored.rowid
}

const unitOf = ({ inHours }: Removal) => (inHours ? HOUR_MS : 1)

const cases = Object.entries(DECLARATIONS).flatMap(([database, declared]) =>
  declared.flatMap(({ table }) =>
    (RETENTION[getTableName(table)]?.removals ?? []).map((removal) => ({
      name: getTableName(table),
      database: DATABASES[database as keyof typeof DATABASES],
      table: table as SQLiteTable,
      removal,
    })),
  ),
)

test('the hourly cron removes what its rule says, an hour after its time, and nothing before', async () => {
  const now = nowOf(env)
  // An hour removes so many at most, and other files have left old ones.
  await env.ACCOUNTS.prepare('delete from notices where created_at < ?')
    .bind(now - 365 * DAY_MS)
    .run()
  const rows = await Promise.all(
    cases.map(async ({ name, database, table, removal }) => {
      const { after, days, only = {}, blanks = [] } = removal
      const blanked = Object.fromEntries(blanks.map((column) => [column, 'hers']))
      const store = (at: number) =>
        insert(database, name, rowOf(table, { ...blanked, ...only, [after]: Math.floor(at / unitOf(removal)) }))
      const old = await store(now - days * DAY_MS - 2 * HOUR_MS)
      return { name, database, blanks, old, young: await store(now - days * DAY_MS + 2 * HOUR_MS) }
    }),
  )
  const works: Promise<unknown>[] = []
  runCron('7 * * * *', env, { waitUntil: (work) => void works.push(work) })
  await Promise.all(works)
  for (const { name, database, blanks, old, young } of rows) {
    const read = (rowid: number) =>
      database.prepare(`select * from ${name} where rowid = ?`).bind(rowid).first<Record<string, unknown>>()
    const [gone, stays] = [await read(old), await read(young)]
    expect(stays, `${name}: a young row`).not.toBeNull()
    if (blanks.length === 0) expect(gone, `${name}: an old row`).toBeNull()
    await database.prepare(`delete from ${name} where rowid in (?, ?)`).bind(old, young).run()
    for (const column of blanks) {
      expect(gone?.[column], `${name}.${column} of an old row`).toBeNull()
      expect(stays?.[column], `${name}.${column} of a young row`).toBe('hers')
    }
  }
  expect(rows.length).toBeGreaterThan(20)
  // The cron also makes the calendar, where no file before this one has.
}, 180_000)
