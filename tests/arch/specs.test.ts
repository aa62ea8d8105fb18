import fs from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'tests/e2e'
const specs = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: fs.readFileSync(`${FOLDER}/${name}`, 'utf8') }))

test('every browser test fails on an unexpected fault in the console', () => {
  const bare = specs.filter(({ text }) => /^import (?!type)[^\n]*'@playwright\/test'/m.test(text))
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('no browser test takes a quiet network for a page that answers', () => {
  expect(specs.filter(({ text }) => text.includes('networkidle')).map(({ name }) => name)).toEqual([])
})

test('helpers of tests stand with the tests', () => {
  const folders = ['app', 'backend', 'brands', 'contract', 'scripts']
  const files = folders.flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  expect(files.filter((file) => /for-tests?\.tsx?$/.test(file))).toEqual([])
})
