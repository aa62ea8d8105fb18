import { expect, test } from 'vitest'
import { accountOf, lineText } from './ledger-words.ts'

test('who a line is with has words', () => {
  expect(accountOf('house:bonus#10')).toEqual({ text: 'House account: bonuses' })
  expect(accountOf('house:opening')).toEqual({ text: 'House account: balances brought forward' })
  expect(accountOf('user:1000000001')).toEqual({ uid: 1_000_000_001, text: 'User 1000000001' })
})

test('a line says what became of its amounts, unless they just moved', () => {
  expect(lineText({ reason: 'registration', step: 'move' })).toBe('Welcome bonus')
  expect(lineText({ reason: 'goods', step: 'hold' })).toBe('Redemption · Set aside')
  expect(lineText({ reason: 'plan', step: 'receive' })).toBe('Plan sold')
})

test('an account that is not known is named as in the books', () => {
  expect(accountOf('house:tips')).toEqual({ text: 'house:tips' })
})
