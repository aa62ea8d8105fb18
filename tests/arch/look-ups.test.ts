import fs from 'node:fs'
import { expect, test } from 'vitest'
import { looseLookUps, openTables } from '#tests/support/arch/look-ups.ts'
import { filesOf } from '#tests/support/arch/source-imports.ts'

const sources = new Map(
  ['app', 'backend', 'brands', 'contract'].flatMap(filesOf).map((file) => [file, fs.readFileSync(file, 'utf8')]),
)

test('a word from elsewhere is looked up in a Map, or among the own keys of an object', () => {
  const tables = openTables(sources)
  expect(tables.size).toBeGreaterThan(5)
  const found = [...sources].flatMap(([file, text]) => looseLookUps(text, tables).map((use) => `${file}: ${use}`))
  expect(found, '`constructor` is a key of every object').toEqual([])
})

const TABLE = 'const WORDS: Readonly<Record<string, string>> = {}\n'
const seen = (text: string) => looseLookUps(text, openTables(new Map([['a.ts', TABLE]])))

test.each([
  'const WORDS: Record<string, string> = {}\nWORDS[word]',
  `${TABLE}const found = WORDS[word.toLowerCase()] ?? 'en'`,
  "import { WORDS } from '#a.ts'\nWORDS[a + b]",
])('the wall sees %s', (text) => expect(seen(text)).toHaveLength(1))

test.each([
  `${TABLE}WORDS['en']`,
  `${TABLE}Object.hasOwn(WORDS, word) ? WORDS[word] : undefined`,
  'const WORDS = new Map<string, string>()\nWORDS.get(word)',
  'const WORDS: Record<Role, string> = {}\nWORDS[role]',
])('the wall has nothing against %s', (text) => expect(seen(text)).toEqual([]))
