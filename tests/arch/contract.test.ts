import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { Call, Table } from '#contract/call.ts'
import { TABLES } from '#contract/tables.ts'

const tables: Record<string, Table> = TABLES

/** Every call of the contract's files with the area of its file: `login-codes.ts` belongs to `login`. */
const declared = Object.entries(import.meta.glob<Record<string, unknown>>('/contract/*.ts', { eager: true })).flatMap(
  ([file, module]) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Calls'))
      .flatMap(([, table]) =>
        Object.entries(table as Table).map(([verb, entry]) => ({ file, area: areaOf(file), verb, entry })),
      ),
)

function areaOf(file: string): string {
  const name = file.replace(/^.*\/|\.ts$/g, '')
  return Object.keys(tables).find((area) => name === area || name.startsWith(`${area}-`)) ?? ''
}

test('every call of the contract is in the index, under its file’s area', () => {
  expect(declared.length).toBeGreaterThan(50)
  const missing = declared.filter(({ area, verb, entry }) => tables[area]?.[verb] !== entry)
  expect(missing.map(({ file, verb }) => `${file} ${verb}`)).toEqual([])
})

test('every area of the contract is one of the backend', () => {
  expect(Object.keys(tables).filter((area) => !fs.existsSync(`backend/${area}/routes.ts`))).toEqual([])
})

test('no two calls have the same method and path', () => {
  const pathsOf = (entry: Call) => [entry.path, ...(entry.aliases ?? [])].map((path) => `${entry.method} ${path}`)
  const paths = declared.flatMap(({ entry }) => pathsOf(entry))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
