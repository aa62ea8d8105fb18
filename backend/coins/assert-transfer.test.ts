import { expect, test } from 'vitest'
import type { Part } from '#backend/core/ledger.ts'
import { assertTransfer } from './assert-transfer.ts'

const transfer = (...parts: Part[]) => ({ intent: 'test:1', parts, reason: 'goods' as const, now: 0 })
const part = (account: string, gold: number, diamond = 0): Part => ({ with: account, gold, diamond })
const paid = part('house:sales#3', -10)

test('a transfer to the house, to users, and from the house is one', () => {
  for (const parts of [[paid], [paid, part('user:5', -1, -2)], [part('house:bonus', 200)], [part('user:5#15', -1)]])
    expect(() => assertTransfer('user:7', transfer(...parts), false)).not.toThrow()
})

test.each([
  ['takes from a user', [part('user:5', 10)], 'only the house gives'],
  ['takes one currency from a user', [part('user:5', -10, 1)], 'only the house gives'],
  ['has a part of a coin', [part('house:sales', -0.5)], 'whole numbers'],
  ['has no number', [part('house:sales', Number.NaN)], 'whole numbers'],
  ['is beyond all bounds', [part('house:bonus', 1e15)], 'whole numbers'],
  ['moves nothing', [part('house:sales', 0)], 'not both 0'],
  ['is with itself', [part('user:7', -5)], 'no account'],
  ['is with a shard of its own', [part('user:7#3', -5)], 'no account'],
  ['is with an unknown house', [part('house:casino', -5)], 'no account'],
  ['is with a shard that does not exist', [part('house:sales#16', -5)], 'no account'],
  ['is with a word', [part('toString', -5)], 'no account'],
  ['has no parts', [], '1 to 8 parts'],
  ['has nine parts', Array.from({ length: 9 }, (_, at) => part(`user:${at + 20}`, -1)), '1 to 8 parts'],
  ['names an account twice', [paid, paid], 'two parts'],
])('a transfer that %s is refused', (_, parts, why) => {
  expect(() => assertTransfer('user:7', transfer(...parts), false)).toThrow(why)
})

test('a hold takes nothing, not even from the house', () => {
  expect(() => assertTransfer('user:7', transfer(part('house:bonus', 5)), true)).toThrow('only the house gives')
})

test.each(['', 'x'.repeat(101)])('an intent is neither empty nor endless', (intent) => {
  expect(() => assertTransfer('user:7', { ...transfer(paid), intent }, false)).toThrow('intent')
})
