import fs from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '#tests/support/arch/source-imports.ts'

const ALLOWED = 'contract/log-error.ts'
const files = ['app', 'backend', 'brands', 'contract'].flatMap(filesOf).filter((file) => file !== ALLOWED)
const LOGGED_ERROR = [
  /String\((?:error|cause|reason)\)/,
  /\bas Error\)\.(?:message|stack)/,
  /console\.\w+\((?!JSON\.stringify\(\{)/,
]

const isLoose = (text: string): boolean => LOGGED_ERROR.some((pattern) => pattern.test(text))

test('an error reaches the log through logError alone, which leaves out what a person typed', () => {
  expect(files.filter((file) => isLoose(fs.readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  'console.error(JSON.stringify({ event, error: String(error) }))',
  'console.error(error)',
  "console.warn('failed', error)",
  'const stack = (error as Error).stack',
])('the wall sees %s', (text) => expect(isLoose(text)).toBe(true))
