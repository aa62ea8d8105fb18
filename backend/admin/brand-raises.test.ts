import { expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { readRecord } from '#brands/read-record.ts'
import { raisesOf } from './brand-raises.ts'

const brandWith = (change: object) => {
  const { brand } = readRecord(JSON.stringify({ ...main, commission: undefined, ...change }))
  if (!brand) throw new Error('no record')
  return brand
}
const raised = (after: object, before: object | null = {}) =>
  raisesOf(brandWith(after), before && brandWith(before)).join(' ')

test.each<[string, object, object | null]>([
  ['exchange', { exchange: { diamond: 1, gold: 2 } }, {}],
  ['exchange', {}, { exchange: 'off' }],
  ['giftShare', { giftShare: 51 }, {}],
  ['giftShare', { giftShare: 51 }, null],
  ['commission', { commission: { registration: 1 } }, {}],
  ['commission', { commission: { waitDays: 0 } }, { commission: {} }],
  [
    'commission',
    { commission: { purchases: { percent: 9, firstCoins: 20 } } },
    { commission: { purchases: { percent: 9, firstCoins: 10 } } },
  ],
  ['exchange giftShare', { exchange: { diamond: 2, gold: 3 }, giftShare: 80 }, {}],
])('%s is raised', (names, after, before) => {
  expect(raised(after, before)).toBe(names)
})

test('what is lowered, or left as it is, is not raised', () => {
  expect(raised({ exchange: 'off', giftShare: 10 }, { giftShare: 50, commission: { registration: 9 } })).toBe('')
  expect(raised({ exchange: { diamond: 2, gold: 2 }, giftShare: 50 }, {})).toBe('')
})
