import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRecord } from './read-record.ts'

/** The demo records of each earlier version of the schema, in a folder named by its date. */
const EARLIER = 'tests/support/brand-records'
const versions = fs.readdirSync(EARLIER).sort()
const recordsOf = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))

test.each(versions.flatMap((version) => recordsOf(path.join(EARLIER, version))))('%s still loads', (file) => {
  const { brand, fault } = readRecord(fs.readFileSync(file, 'utf8'))
  expect(fault).toBeUndefined()
  expect(brand).not.toBeNull()
})

/** `theme.dark.brand`, `contacts[].kind`: every field that a record names. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${at}[]`))
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, at ? `${at}.${key}` : key))
}
const fieldsIn = (folder: string) =>
  new Set(recordsOf(folder).flatMap((file) => fieldsOf(JSON.parse(fs.readFileSync(file, 'utf8')))))

test('the newest folder of earlier records has every field of today’s demo records', () => {
  const known = fieldsIn(path.join(EARLIER, versions.at(-1) ?? ''))
  const fresh = [...fieldsIn('brands')].filter((field) => !known.has(field))
  // A field is new: copy brands/*.json into a new folder of tests/support/brand-records, named by the day.
  expect(fresh).toEqual([])
})
