import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const components = fs
  .readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.includes('paraglide'))

/** Text between tags with a word outside of braces. */
const LITERAL = />\s*((?!return )[A-Za-z][A-Za-z' ,.!?-]*[a-z][A-Za-z' ,.!?-]*)\s*</g
const ATTRIBUTE = /\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z]{2,}[^"]*)"/g

test('no component holds literal text instead of a message', () => {
  const found = components.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const jsx = text.replace(/=>/g, '').replace(/<[A-Za-z]+(?:<[^<>]*>)?\(/g, '')
    return [...jsx.matchAll(LITERAL), ...jsx.matchAll(ATTRIBUTE)].map(([, words]) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})

test('styles use logical directions, not left and right', () => {
  const PHYSICAL =
    /(?:^|[\s"'`:])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-(?:\d|\[|auto|full|px)/
  const found = components.filter((file) => PHYSICAL.test(fs.readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

/** Files that may hold text in scripts other than Latin. */
const HOLDS_OTHER_SCRIPTS = new Set([
  // The languages' own names.
  'contract/languages.ts',
])

test('text in scripts other than Latin is only in messages and brand records', () => {
  const sources = fs
    .globSync('{app,backend,brands,contract,scripts}/**/*.{ts,tsx,sh,toml,css,html}')
    .filter((file) => !/paraglide|\.test\.tsx?$|-for-tests\.ts$/.test(file) && !HOLDS_OTHER_SCRIPTS.has(file))
  const OTHER_SCRIPT =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Thai}]+/gu
  const found = sources.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return [...text.matchAll(OTHER_SCRIPT)].map(([words]) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})
