import fs from 'node:fs'
import { expect, test } from 'vitest'
import { TABLES } from '#contract/tables.ts'
import { BACKEND } from '#tests/support/arch/areas.ts'
import { folderOf, privateImports, undeclaredUses, wrongOrder } from '#tests/support/arch/backend-walls.ts'
import { circlesIn, filesOf, graphOf, type Import, importsIn, importsOf } from '#tests/support/arch/source-imports.ts'
import { tablesIn } from '#tests/support/arch/table-walls.ts'

const files = filesOf('backend')
const imports = files.flatMap(importsOf)
const tables = tablesIn(new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')])))

test('every folder of the backend is a declared area, and so is every area of the contract', () => {
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined))
  expect([...folders].filter((folder) => !(folder in BACKEND))).toEqual([])
  expect(Object.keys(TABLES).filter((area) => !(area in BACKEND))).toEqual([])
})

test('an area uses only areas listed before it', () => {
  expect(wrongOrder(BACKEND)).toEqual([])
})

test('areas import only from areas they declare, including types and dynamic imports', () => {
  expect(undeclaredUses(BACKEND, tables, imports)).toEqual([])
})

test('a folder inside an area is private to it', () => {
  expect(privateImports(BACKEND, imports)).toEqual([])
})

test('no two files import each other, including types', () => {
  expect(circlesIn(graphOf(imports, (file) => file))).toEqual([])
})

const AREAS = {
  db: { uses: [] },
  low: { uses: [], open: ['open'] },
  high: { uses: ['low'] },
}
const NO_TABLES = new Map<string, string>()
const read = (file: string, text: string): Import[] => importsIn(file, text)

test.each([
  ["import { a } from '#backend/high/a.ts'"],
  ["import type { A } from '#backend/high/a.ts'"],
  ["export * from '#backend/high/a.ts'"],
  ["const load = () => import('#backend/high/a.ts')"],
  ["type A = typeof import('../high/a.ts')"],
])('the wall between areas sees %s', (text) => {
  const found = read('backend/low/b.ts', text)
  expect(undeclaredUses(AREAS, NO_TABLES, found)).toEqual(['backend/low/b.ts → backend/high/a.ts'])
  expect(undeclaredUses(AREAS, NO_TABLES, read('backend/high/b.ts', text))).toEqual([])
})

test('the wall sees what belongs to another area: its folders, unless they are open', () => {
  const deep = read('backend/high/b.ts', "import { a } from '#backend/low/inner/a.ts'")
  expect(privateImports(AREAS, deep)).toHaveLength(1)
  expect(privateImports(AREAS, read('backend/high/b.ts', "import { a } from '#backend/low/open/a.ts'"))).toEqual([])
})

test('the wall sees a list that is no order, and a circle of types', () => {
  expect(wrongOrder({ high: { uses: ['low'] }, low: { uses: [] } })).toEqual(['high → low'])
  const circle = [
    ...read('backend/low/a.ts', "import type { B } from './b.ts'"),
    ...read('backend/low/b.ts', "import type { A } from './a.ts'"),
  ]
  expect(circlesIn(graphOf(circle, (file) => file))).toEqual(['backend/low/a.ts → backend/low/b.ts → backend/low/a.ts'])
})
