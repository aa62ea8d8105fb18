import { expect, test } from 'vitest'
import { missingOf, needText, parseNeed } from './need.ts'

test('what is missing is what the balance does not cover', () => {
  expect(missingOf({ gold: 500, diamond: 3 }, { gold: 380, diamond: 9 })).toEqual({ gold: 120 })
  expect(missingOf({ diamond: 3 }, { gold: 0, diamond: 0 })).toEqual({ diamond: 3 })
  expect(missingOf({ gold: 5 }, { gold: 5, diamond: 0 })).toEqual({})
})

test('what is missing is the same after it stood in an address', () => {
  for (const need of [{ gold: 120 }, { diamond: 5 }, { gold: 1, diamond: 999_999_999 }])
    expect(parseNeed(needText(need))).toEqual(need)
})

test('what is no amount in an address is nothing', () => {
  for (const text of [
    '',
    'gold',
    'gold:0',
    'gold:-5',
    'gold:1.5',
    'gold:1e9',
    'gold:9999999999',
    'coins:5',
    '__proto__:5',
  ])
    expect(parseNeed(text), text).toEqual({})
  expect(parseNeed('gold:x,diamond:5')).toEqual({ diamond: 5 })
})
