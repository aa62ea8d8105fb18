import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { columnOf } from './personal.ts'
import { DECLARATIONS, OUTSIDE, PERSONAL } from './personal-data.ts'

const modules = Object.values(import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true }))
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, SQLiteTable))
const belongings = PERSONAL.flatMap((declared) => declared.belongings.map((belonging) => ({ ...declared, belonging })))

test('every table of the schema declares what it holds about persons, once', () => {
  expect(tables.length).toBeGreaterThan(20)
  expect(DECLARATIONS.map(({ table }) => getTableName(table)).sort()).toEqual(tables.map(getTableName).sort())
})

test('a column that says whose a row is stands in a table that says so', () => {
  const owned = tables.filter((table) => 'uid' in getTableColumns(table)).map(getTableName)
  expect(owned.filter((name) => !PERSONAL.some(({ table }) => getTableName(table) === name))).toEqual([])
})

test.each(belongings)('what $belonging.by declares can be done', ({ table, columns, belonging }) => {
  expect(Object.keys(columns).sort()).toEqual(Object.keys(getTableColumns(table)).sort())
  const { by, atDeletion, exportAs, notExported, only = {} } = belonging
  const named = [by, ...Object.keys(only), ...(exportAs && 'list' in exportAs ? [exportAs.newestBy] : [])]
  for (const name of named) expect(columnOf(table, name)).toBeDefined()
  expect(exportAs !== undefined).toBe(notExported === undefined)
  if (typeof atDeletion === 'object' && 'blank' in atDeletion)
    for (const name of atDeletion.blank) expect(columnOf(table, name).notNull, name).toBe(false)
})

test('no two tables say something under one name in the same part of an export', () => {
  const said = belongings.flatMap(({ columns, belonging: { exportAs } }) =>
    Object.entries(columns)
      .filter(([, kind]) => exportAs && 'one' in exportAs && kind === 'personal')
      .map(([name]) => `${exportAs && 'one' in exportAs && exportAs.one}.${name}`),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(said).toEqual([...new Set(said)])
  const lists = belongings.flatMap(({ belonging: { exportAs } }) =>
    exportAs && 'list' in exportAs ? [exportAs.list] : [],
  )
  expect(lists).toEqual([...new Set(lists)])
})

test('what is kept outside of the database says what becomes of it', () => {
  for (const [name, { where, atDeletion }] of Object.entries(OUTSIDE)) {
    expect(where, name).toMatch(/\w/)
    expect(atDeletion === 'deleted' || atDeletion.keep.length > 0, name).toBe(true)
  }
})
