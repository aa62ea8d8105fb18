import { and, count, eq, getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { membershipOrders } from '#backend/db/accounts/schema/membership-orders.ts'
import { planOrders } from '#backend/db/accounts/schema/plans.ts'
import type { Person } from '#backend/db/belonging.ts'
import { type Database, openAccountDatabase, openLedgerDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { type BelongingOf, columnOf, type Personal } from '#backend/db/personal.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { readPersonalData } from './export.store.ts'
import { deleteAccountData } from './purge.store.ts'
import { deleteRoomsOf } from './purge-rooms.store.ts'

const [accountDb, matchDb, ledgerDb] = [
  openAccountDatabase(testEnv),
  openMatchDatabase(testEnv),
  openLedgerDatabase(testEnv),
]
const TABLES = [...PERSONAL.accounts, ...PERSONAL.matches, ...PERSONAL.ledger]
const isOf = (declared: readonly Personal[], table: Personal['table']) => declared.some((each) => each.table === table)

function dbOf(table: Personal['table']): Database {
  if (isOf(PERSONAL.matches, table)) return matchDb
  return isOf(PERSONAL.ledger, table) ? ledgerDb : accountDb
}

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
type Row = Record<string, unknown>
interface Filled {
  declared: Personal
  belonging: BelongingOf
  row: Row
}

let made = 0

/** A unique value for a column. */
function valueFor(table: Personal['table'], name: string): unknown {
  const { dataType } = columnOf(table, name)
  if (dataType === 'number') return 1_000_000 + ++made
  if (dataType === 'boolean') return true
  const text = `${getTableName(table)}.${name}.${++made}!`
  return dataType === 'json' ? { text } : text
}

async function nameOf(table: Personal['table'], { holds }: BelongingOf, { uid, email }: Person): Promise<unknown> {
  if (holds === 'uid') return uid
  if (holds === 'contact') return email
  if ('prefix' in holds) return `${holds.prefix(uid)}${++made}!`
  const [id] = await dbOf(table).values<[number]>(holds.among(uid))
  return id?.[0]
}

function fixedOf(table: Personal['table'], { email, phone }: Person): Row {
  if (table === accounts) return { email, phone, bannedAt: null, deletingAt: NOW }
  // Nobody is charged more than the price.
  if (table === planOrders) return { share: 0 }
  return table === membershipOrders ? { amount: 1 } : {}
}

/** Inserts one row for each way in which a table declares that a row belongs to a person. */
async function fill(person: Person): Promise<Filled[]> {
  const filled: Filled[] = []
  // In reverse, since rows of some tables are found by rows of others.
  for (const declared of TABLES.toReversed())
    for (const belonging of declared.belongings) {
      const { table } = declared
      const names = Object.keys(getTableColumns(table))
      const row: Row = {
        ...Object.fromEntries(names.map((name) => [name, valueFor(table, name)])),
        ...fixedOf(table, person),
        ...belonging.only,
        [belonging.by]: await nameOf(table, belonging, person),
      }
      await dbOf(table).insert(table).values(row)
      filled.push({ declared, belonging, row })
    }
  return filled
}

async function rowsOf({ declared: { table }, belonging: { by, only = {} }, row }: Filled): Promise<number> {
  const [found] = await dbOf(table)
    .select({ n: count() })
    .from(table)
    .where(
      and(
        eq(columnOf(table, by), row[by]),
        ...Object.entries(only).map(([name, value]) => eq(columnOf(table, name), value)),
      ),
    )
  return found?.n ?? 0
}

// The second uid begins with the first.
const her: Person = { uid: 800_000_711, email: 'her@personal.test', phone: '+8613911111111' }
const other: Person = { uid: 800_000_712, email: 'other@personal.test', phone: '+8613922222222' }
const ofHers = await fill(her)
const ofOther = await fill(other)

// Other files use the same database.
afterAll(async () => {
  for (const { declared, belonging, row } of [...ofHers, ...ofOther])
    await dbOf(declared.table)
      .delete(declared.table)
      .where(eq(columnOf(declared.table, belonging.by), row[belonging.by]))
})

const labelOf = ({ declared, belonging }: Filled) => `${getTableName(declared.table)} by ${belonging.by}`

test('an export has every personal value of every declared row, and no secret or other user’s value', async () => {
  const parts = await readPersonalData({ accountDb, matchDb, ledgerDb }, her)
  for (const filled of ofHers) {
    const { exportAs } = filled.belonging
    if (!exportAs) continue
    const part = 'list' in exportAs ? parts[exportAs.list] : parts[exportAs.one]
    const exported = Array.isArray(part) ? part[0] : part
    for (const [name, kind] of Object.entries(filled.declared.columns)) {
      if (kind === 'personal') expect(exported?.[name], `${labelOf(filled)}: ${name}`).toEqual(filled.row[name])
      else if (typeof kind === 'object') expect(exported?.[kind.whether], `${labelOf(filled)}: ${name}`).toBe(true)
    }
  }
  const text = JSON.stringify(parts)
  const hidden = [...ofHers, ...ofOther].flatMap(({ declared, belonging, row }) =>
    Object.entries(row)
      .filter(
        ([name]) => declared.columns[name] !== 'personal' || !belonging.exportAs || ofOther.some((f) => f.row === row),
      )
      .map(([, value]) => (typeof value === 'object' ? (value as { text?: string } | null)?.text : value))
      .filter((value) => typeof value === 'string' && value.endsWith('!')),
  )
  expect(hidden.length).toBeGreaterThan(50)
  expect(hidden.filter((value) => text.includes(String(value)))).toEqual([])
})

test('a deletion treats every declared row as its table declares, and changes no other user’s rows', async () => {
  await deleteRoomsOf(matchDb, her)
  expect(await deleteAccountData(accountDb, her, NOW)).toBe(true)
  for (const filled of ofHers) {
    const { atDeletion } = filled.belonging
    const isKept = typeof atDeletion === 'object' && 'keep' in atDeletion
    expect(await rowsOf(filled), labelOf(filled)).toBe(isKept ? 1 : 0)
  }
  for (const filled of ofOther) expect(await rowsOf(filled), labelOf(filled)).toBe(1)
})

test('a blanked row stays without the reference to the user', async () => {
  for (const { declared, belonging, row } of ofHers) {
    const { atDeletion } = belonging
    if (typeof atDeletion !== 'object' || !('blank' in atDeletion)) continue
    // Its numbers are nobody else's: some tables have a key of several columns.
    const kept = Object.keys(row).filter((name) => typeof row[name] === 'number' && !atDeletion.blank.includes(name))
    const rows = await dbOf(declared.table).select().from(declared.table)
    const found = rows.find((each) => kept.every((name) => each[name] === row[name]))
    expect(found).toEqual({ ...row, ...Object.fromEntries(atDeletion.blank.map((name) => [name, null])) })
  }
})
