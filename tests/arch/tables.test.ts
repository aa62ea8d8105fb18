import fs from 'node:fs'
import { expect, test } from 'vitest'
import { BACKEND } from '#tests/support/arch/areas.ts'
import { ownerOf, storesOfTwoDatabases } from '#tests/support/arch/backend-walls.ts'
import { filesOf, importsIn, importsOf } from '#tests/support/arch/source-imports.ts'
import { foreignWrites, tablesIn, undeclaredTableUses } from '#tests/support/arch/table-walls.ts'

const files = filesOf('backend')
const imports = files.flatMap(importsOf)
/** Deletes the data of purged accounts from every table. */
const PURGE = 'backend/user/purge.store.ts'
const sources = new Map(files.filter((file) => file !== PURGE).map((file) => [file, fs.readFileSync(file, 'utf8')]))
const tables = tablesIn(sources)

test('every table is owned by one area', () => {
  expect(
    [...tables.keys()].filter((table) => !ownerOf(BACKEND, table)),
    'tables without an owner in tests/support/arch/areas.ts',
  ).toEqual([])
  const owned = Object.values(BACKEND).flatMap(({ tables: own = [] }) => own)
  expect(owned.filter((table, index) => !tables.has(table) || owned.indexOf(table) !== index)).toEqual([])
})

test('a table is used only by stores of its owner and of areas that declare to read it', () => {
  expect(undeclaredTableUses(BACKEND, tables, imports), 'declare it in tests/support/arch/areas.ts').toEqual([])
})

test('only its owner writes a table', () => {
  expect(foreignWrites(BACKEND, tables, sources)).toEqual([])
})

test('an area declares exactly the tables it reads, of areas it uses', () => {
  const reads = (area: string, table: string) =>
    imports.some(({ from, names }) => from.startsWith(`backend/${area}/`) && names.includes(table))
  const wrong = Object.entries(BACKEND).flatMap(([area, declared]) =>
    (declared.reads ?? [])
      .filter((table) => !declared.uses.includes(ownerOf(BACKEND, table) ?? '') || !reads(area, table))
      .map((table) => `${area} → ${table}`),
  )
  expect(wrong).toEqual([])
})

test('a store has tables of one database, and is given that database', () => {
  expect(storesOfTwoDatabases(imports)).toEqual([])
})

test('only backend/db opens a database, so that each is what its type says', () => {
  const opening = files.filter((file) => !file.startsWith('backend/db/'))
  const text = (file: string) => sources.get(file) ?? ''
  expect(opening.filter((file) => /\bdrizzle\(|\b(?:env|Env)\.(?:DB|ACCOUNTS|LEDGER)\b/.test(text(file)))).toEqual([])
})

const lows = "import { lows } from '#backend/db/matches/schema/lows.ts'"
const ACCOUNT_DB = "import type { AccountDatabase } from '#backend/db/database.ts'"

test.each([
  ['tables of both databases', `${lows}\nimport { persons } from '#backend/db/accounts/schema/persons.ts'`],
  ['the database without its tables', `${lows}\n${ACCOUNT_DB}`],
])('the wall sees a store with %s', (_, source) => {
  expect(storesOfTwoDatabases(importsIn('backend/low/a.store.ts', source))).toEqual(['backend/low/a.store.ts'])
  expect(storesOfTwoDatabases(importsIn('backend/low/a.store.ts', lows))).toEqual([])
})

const AREAS = {
  low: { uses: [], tables: ['lows'] },
  high: { uses: ['low'], reads: ['lows'] },
}
const FILES = new Map([['lows', 'backend/db/matches/schema/lows.ts']])

test('the wall sees a table that is used outside of a store, or by an area that does not declare it', () => {
  const use = (file: string) => importsIn(file, "import { lows } from '#backend/db/matches/schema/lows.ts'")
  expect(undeclaredTableUses(AREAS, FILES, use('backend/high/b.store.ts'))).toEqual([])
  expect(undeclaredTableUses(AREAS, FILES, use('backend/high/b.ts'))).toEqual(['backend/high/b.ts → lows'])
  expect(undeclaredTableUses({ ...AREAS, high: { uses: ['low'] } }, FILES, use('backend/high/b.store.ts'))).toEqual([
    'backend/high/b.store.ts → lows',
  ])
})

test.each(['db.insert(lows).values(row)', 'db.update(lows)', 'db.delete(lows)', 'sql`delete from lows`'])(
  'the wall sees that %s writes',
  (source) => {
    expect(foreignWrites(AREAS, FILES, new Map([['backend/high/b.store.ts', source]]))).toHaveLength(1)
    expect(foreignWrites(AREAS, FILES, new Map([['backend/low/b.store.ts', source]]))).toEqual([])
  },
)
