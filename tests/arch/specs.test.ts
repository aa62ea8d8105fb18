import fs from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'tests/e2e'
const specs = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: fs.readFileSync(`${FOLDER}/${name}`, 'utf8') }))

test('every browser test fails on an unexpected console error', () => {
  const bare = specs.filter(({ text }) => /^import (?!type)[^\n]*'@playwright\/test'/m.test(text))
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('no browser test waits for `networkidle`', () => {
  expect(specs.filter(({ text }) => text.includes('networkidle')).map(({ name }) => name)).toEqual([])
})

test('helpers of tests are in tests/support', () => {
  const folders = ['app', 'backend', 'brands', 'contract', 'scripts']
  const files = folders.flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  expect(files.filter((file) => /for-tests?\.tsx?$/.test(file))).toEqual([])
})
