import fs from 'node:fs'
import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'
import { fieldsOf } from './record.ts'

test('a field is called as the studio calls it, with its language, scheme or country', () => {
  expect(fieldLabel('theme.dark.surface')).toBe('Panels · Dark')
  expect(fieldLabel('texts.en_US.title')).toMatch(/ · English$/)
  expect(fieldLabel('featuresOffByCountry.JP')).toBe('Switched off by country · JP')
  expect(fieldLabel('features.chat')).toBe('Chat')
  expect(fieldLabel('maintenance.message.ko')).toContain('한국어')
  expect(fieldLabel('environments.pro.java')).toBeUndefined()
  expect(fieldLabel('constructor')).toBeUndefined()
})

test('the fields of the demo brands have names', () => {
  const records = fs.globSync('brands/*.json').map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown)
  expect(records.length).toBeGreaterThan(0)
  for (const { path } of records.flatMap((record) => fieldsOf(record))) expect(fieldLabel(path), path).toBeDefined()
})
