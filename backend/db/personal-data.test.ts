import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { columnOf } from './personal.ts'
import { DECLARATIONS as DECLARED, OUTSIDE, PERSONAL as PERSONAL_OF } from './personal-data.ts'

const tablesIn = (modules: Record<string, Record<string, unknown>>) =>
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, SQLiteTable))
const accountTables = tablesIn(import.meta.glob('./accounts/schema/*.ts', { eager: true }))
const matchTables = tablesIn(import.meta.glob('./matches/schema/*.ts', { eager: true }))
const ledgerTables = tablesIn(import.meta.glob('./ledger/schema/*.ts', { eager: true }))
const tables = [...accountTables, ...matchTables, ...ledgerTables]
const DECLARATIONS = [...DECLARED.accounts, ...DECLARED.matches, ...DECLARED.ledger]
const PERSONAL = [...PERSONAL_OF.accounts, ...PERSONAL_OF.matches, ...PERSONAL_OF.ledger]
const belongings = PERSONAL.flatMap((declared) => declared.belongings.map((belonging) => ({ ...declared, belonging })))

test('every table of a database has exactly one declaration of its personal data, with those of that database', () => {
  expect(Math.min(accountTables.length, matchTables.length)).toBeGreaterThan(5)
  const names = ({ table }: (typeof DECLARATIONS)[number]) => getTableName(table)
  expect(DECLARED.accounts.map(names).sort()).toEqual(accountTables.map(getTableName).sort())
  expect(DECLARED.matches.map(names).sort()).toEqual(matchTables.map(getTableName).sort())
  expect(DECLARED.ledger.map(names).sort()).toEqual(ledgerTables.map(getTableName).sort())
})

test('every table with a `uid` column is declared as personal', () => {
  const owned = tables.filter((table) => 'uid' in getTableColumns(table)).map(getTableName)
  expect(owned.filter((name) => !PERSONAL.some(({ table }) => getTableName(table) === name))).toEqual([])
})

/** Names that a column with an account, or somebody's contact, goes by. */
const NAMES_SOMEBODY =
  /uid$|(?:user|account|owner|author|inviter|sender|receiver)(?:Id)?$|By$|email|phone|^identifier$|^to$/i

test('every column that may name a person is a way to find the row', () => {
  const found = PERSONAL.flatMap(({ table, columns, belongings: ways }) =>
    Object.keys(columns)
      .filter((name) => NAMES_SOMEBODY.test(name) && !ways.some(({ by }) => by === name))
      .map((name) => `${getTableName(table)}.${name}`),
  )
  // The account itself is found by its uid, and so are the lines of its ledger account.
  expect(found).toEqual(['accounts.email', 'accounts.phone', 'ledger_lines.account'])
  const impersonal = DECLARATIONS.filter(({ kind }) => kind === 'impersonal').flatMap(({ table }) =>
    Object.keys(getTableColumns(table)).filter((name) => NAMES_SOMEBODY.test(name)),
  )
  expect(impersonal).toEqual([])
})

test.each(belongings)('the declaration by $belonging.by names existing columns', ({ table, columns, belonging }) => {
  expect(Object.keys(columns).sort()).toEqual(Object.keys(getTableColumns(table)).sort())
  const { by, atDeletion, exportAs, notExported, only = {} } = belonging
  const named = [by, ...Object.keys(only), ...(exportAs && 'list' in exportAs ? [exportAs.newestBy] : [])]
  for (const name of named) expect(columnOf(table, name)).toBeDefined()
  expect(exportAs !== undefined).toBe(notExported === undefined)
  if (typeof atDeletion === 'object' && 'blank' in atDeletion)
    for (const name of atDeletion.blank) expect(columnOf(table, name).notNull, name).toBe(false)
})

test('no two tables export a field under the same name in the same part', () => {
  const exported = belongings.flatMap(({ columns, belonging: { exportAs } }) =>
    Object.entries(columns)
      .filter(([, kind]) => exportAs && 'one' in exportAs && kind === 'personal')
      .map(([name]) => `${exportAs && 'one' in exportAs && exportAs.one}.${name}`),
  )
  expect(exported.length).toBeGreaterThan(0)
  expect(exported).toEqual([...new Set(exported)])
  const lists = belongings.flatMap(({ belonging: { exportAs } }) =>
    exportAs && 'list' in exportAs ? [exportAs.list] : [],
  )
  expect(lists).toEqual([...new Set(lists)])
})

test('personal data outside the database declares what a deletion does to it', () => {
  for (const [name, { where, atDeletion }] of Object.entries(OUTSIDE)) {
    expect(where, name).toMatch(/\w/)
    expect(atDeletion === 'deleted' || atDeletion.keep.length > 0, name).toBe(true)
  }
})
