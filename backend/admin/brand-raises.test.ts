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

const at = (hosts: object) => ({ environments: { dev: {}, pro: {}, pro_guonei: {}, ...hosts } })
const app = (url: string, platform = 'android') => ({ downloads: [{ platform, url }] })
const [A, B] = ['https://a.example.org/x', 'https://b.example.org/x']

test.each<[string, object, object]>([
  ['rechargeUrl', at({ pro: { rechargeUrl: A } }), at({})],
  ['rechargeUrl', at({ dev: { rechargeUrl: B } }), at({ dev: { rechargeUrl: A } })],
  ['mUrl pcUrl', at({ pro: { mUrl: B, pcUrl: B } }), at({ pro: { mUrl: A, pcUrl: A } })],
  [
    'mUrl',
    { ...at({ dev: { mUrl: B }, pro: { mUrl: A } }), flavour: 'dev' },
    at({ dev: { mUrl: B }, pro: { mUrl: A } }),
  ],
  ['downloads', app(B), app(A)],
  ['downloads', app(A, 'windows'), app(A)],
])('%s leads elsewhere', (names, after, before) => {
  expect(raised(after, before)).toBe(names)
})

test('an address that goes, one that stays, and those of a new brand lead nowhere else', () => {
  const all = { ...at({ pro: { rechargeUrl: A, mUrl: A, pcUrl: A } }), ...app(A) }
  expect(raised({ ...at({}), downloads: [] }, all)).toBe('')
  expect(raised({ ...all, downloads: [{ platform: 'android', url: A, icon: '/icon.png' }] }, all)).toBe('')
  expect(raised(all, null)).toBe('')
})
