import { expect, test } from 'vitest'
import { DIAMONDS_MAX, type Goods, PAY_METHODS, type Price, priceOf, RECHARGE_PRESETS } from './payment-rules.ts'

function priced(...sale: Parameters<typeof priceOf>): Price {
  const price = priceOf(...sale)
  if (price === 'out_of_range') throw new Error(`not sold: ${JSON.stringify(sale)}`)
  return price
}

test.each([
  [10, 100, 1000, 143],
  [200, 2000, 20_000, 2858],
  [1000, 10_000, 100_000, 14_286],
  [3000, 30_000, 300_000, 42_858],
  [10_000, 100_000, 1_000_000, 142_858],
])('%i RMB are %i coins, for %i fen or %i cents', (rmb, gold, fen, cents) => {
  expect(priceOf({ rmb }, 'qr_wallet')).toEqual({ gold, diamond: 0, currency: 'CNY', amount: fen })
  expect(priceOf({ rmb }, 'online_wallet')).toEqual({ gold, diamond: 0, currency: 'CNY', amount: fen })
  expect(priceOf({ rmb }, 'card')).toEqual({ gold, diamond: 0, currency: 'USD', amount: cents })
  expect(priceOf({ rmb }, 'stablecoin')).toEqual({ gold, diamond: 0, currency: 'USD', amount: cents })
})

const GOODS: readonly Goods[] = [
  ...RECHARGE_PRESETS.map((rmb) => ({ rmb })),
  ...Array.from({ length: DIAMONDS_MAX - 34 }, (_, index) => ({ diamond: index + 35 })),
]

test('nobody gets more than was paid for, and nobody pays a cent too much', () => {
  const wrong = GOODS.flatMap((goods) =>
    PAY_METHODS.filter((method) => {
      const { gold, diamond, currency, amount } = priced(goods, method)
      // A coin and a diamond are worth ten fen, a cent seven.
      const given = (gold + diamond) * 10
      const unit = currency === 'CNY' ? 1 : 7
      return !Number.isInteger(amount) || given > amount * unit || given <= (amount - 1) * unit
    }).map((method) => ({ goods, method })),
  )
  expect(wrong).toEqual([])
})

test.each([
  [{ rmb: 11 }],
  [{ rmb: 0 }],
  [{ rmb: -10 }],
  [{ rmb: Number.NaN }],
  [{ diamond: 0 }],
  [{ diamond: -1 }],
  [{ diamond: 50.5 }],
  [{ diamond: DIAMONDS_MAX + 1 }],
  [{ diamond: Number.POSITIVE_INFINITY }],
])('%o is not sold', (goods) => {
  for (const method of PAY_METHODS) expect(priceOf(goods, method)).toBe('out_of_range')
})

test('less than a provider charges is not sold', () => {
  expect(priceOf({ diamond: 10 }, 'qr_wallet')).toMatchObject({ amount: 100 })
  expect(priceOf({ diamond: 9 }, 'qr_wallet')).toBe('out_of_range')
  expect(priceOf({ diamond: 35 }, 'card')).toMatchObject({ amount: 50 })
  expect(priceOf({ diamond: 34 }, 'card')).toBe('out_of_range')
})
