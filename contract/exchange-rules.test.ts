import { expect, test } from 'vitest'
import { coinsFor, EXCHANGE_DIAMONDS_MAX, EXCHANGE_RATE_DEFAULT } from './exchange-rules.ts'

test.each([
  [10, EXCHANGE_RATE_DEFAULT, 10],
  [10, { diamond: 5, gold: 3 }, 6],
  [11, { diamond: 5, gold: 3 }, null],
  [0, EXCHANGE_RATE_DEFAULT, null],
  [-5, EXCHANGE_RATE_DEFAULT, null],
  [0.5, EXCHANGE_RATE_DEFAULT, null],
  [Number.NaN, EXCHANGE_RATE_DEFAULT, null],
  [EXCHANGE_DIAMONDS_MAX, { diamond: 1, gold: 1000 }, 1_000_000_000],
  [EXCHANGE_DIAMONDS_MAX + 1, EXCHANGE_RATE_DEFAULT, null],
])('%d diamonds at %o are %s coins', (diamond, rate, coins) => {
  expect(coinsFor(diamond, rate)).toBe(coins)
})
