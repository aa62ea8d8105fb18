import { expect, test } from 'vitest'
import { choiceFor, goodsIn, leastDiamonds, storedChoice } from './recharge-choice.ts'

const PRESETS = [
  { rmb: 10, gold: 100 },
  { rmb: 200, gold: 2000 },
  { rmb: 10_000, gold: 100_000 },
]
const diamonds = (diamond: string, method: 'card' | 'qr_wallet' | '' = 'qr_wallet') =>
  goodsIn({ goods: 'diamond', diamond, method })

test('what is missing chooses the smallest preset that covers it', () => {
  const goodsFor = (gold: number) => choiceFor({ gold }, PRESETS, 'card').goods
  expect([goodsFor(1), goodsFor(100), goodsFor(101), goodsFor(2001), goodsFor(999_999)]).toEqual([
    '10',
    '10',
    '200',
    '10000',
    '10000',
  ])
  expect(choiceFor({}, PRESETS, 'card')).toEqual({ goods: '10', diamond: '', method: 'card' })
})

test('missing diamonds are bought as diamonds, at least as many as the method sells', () => {
  expect(choiceFor({ diamond: 50 }, PRESETS, 'card')).toEqual({ goods: 'diamond', diamond: '50', method: 'card' })
  expect(choiceFor({ diamond: 5 }, PRESETS, 'card').diamond).toBe('35')
  expect(choiceFor({ gold: 1, diamond: 5 }, PRESETS, 'card').goods).toBe('10')
})

test('the number of diamonds is required, whole, and in the range of the method', () => {
  for (const text of ['', ' ', '0', '-5', '1.5', '1e3', 'x']) expect(diamonds(text), text).toBe('required')
  expect([diamonds('99999'), diamonds('100000')]).toEqual([{ diamond: 99_999 }, 'too_many'])
  expect([leastDiamonds('qr_wallet'), leastDiamonds('card')]).toEqual([10, 35])
  expect([diamonds('9'), diamonds('10'), diamonds('34', 'card'), diamonds('35', 'card')]).toEqual([
    'too_few',
    { diamond: 10 },
    'too_few',
    { diamond: 35 },
  ])
  expect(diamonds('\uff15\uff10')).toEqual({ diamond: 50 })
})

test('a stored choice that is not offered any more is none', () => {
  const stored = { goods: '200', diamond: '', method: 'card' }
  expect(storedChoice(stored, PRESETS, ['card'])).toEqual(stored)
  expect(storedChoice(stored, PRESETS, ['qr_wallet'])).toBeNull()
  expect(storedChoice({ ...stored, goods: '55' }, PRESETS, ['card'])).toBeNull()
  expect(storedChoice(null, PRESETS, ['card'])).toBeNull()
})
