import { expect, test } from 'vitest'
import { changesOf, fieldsOf, valueAt, withChanges, withValue } from './record.ts'

const record = { id: 'main', hosts: ['a.test'], texts: { jp: { name: 'J' } }, theme: { dark: { brand: '#111111' } } }

test('a value is set where it stands, and taken away with what it leaves empty', () => {
  const changed = withValue(record, 'texts.jp.name', 'K')
  expect(valueAt(changed, 'texts.jp.name')).toBe('K')
  expect(Object.keys(changed)).toEqual(Object.keys(record))
  expect(record.texts.jp.name).toBe('J')
  const added = withValue(record, 'operator.company', 'Ltd', ['operator'])
  expect(added).toEqual({ ...record, operator: { company: 'Ltd' } })
  expect(withValue(added, 'operator.company', undefined, ['operator'])).toEqual(record)
  expect(withValue({ maintenance: { until: 'x' } }, 'maintenance.until', undefined)).toEqual({ maintenance: {} })
  expect(withValue({ list: [{ a: 1 }, { a: 2 }] }, 'list.1.a', 3)).toEqual({ list: [{ a: 1 }, { a: 3 }] })
  expect(valueAt(record, 'constructor.name')).toBeUndefined()
})

test('changes name each field once, and made to another record they keep what only that one changed', () => {
  const mine = { ...record, hosts: ['b.test'], theme: { dark: { brand: '#222222' } } }
  const changes = changesOf(record, mine)
  expect(changes).toEqual([
    { path: 'hosts', before: ['a.test'], after: ['b.test'] },
    { path: 'theme.dark.brand', before: '#111111', after: '#222222' },
  ])
  const theirs = { ...record, texts: { jp: { name: 'T' } }, theme: { dark: { brand: '#333333' } } }
  expect(withChanges(theirs, changes)).toEqual({ ...mine, texts: theirs.texts })
  expect(changesOf(record, record)).toEqual([])
})

test('a new record is told field by field, without those that say nothing', () => {
  const made = { ...record, contacts: [], environments: { dev: {} }, keywords: '', isDemo: false }
  expect(fieldsOf(made)).toEqual(
    [
      ['id', 'main'],
      ['hosts', ['a.test']],
      ['texts.jp.name', 'J'],
      ['theme.dark.brand', '#111111'],
      ['isDemo', false],
    ].map(([path, after]) => ({ path, before: undefined, after })),
  )
})
