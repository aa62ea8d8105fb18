import { expect, test } from 'vitest'
import { pricePartsOf } from './price-parts.ts'

const line = (at: string, home: number) => ({ at, home, away: 2 })
const START = '2026-11-02T12:00:00.000Z'
const odds = [
  line('2026-10-30T12:00:00.000Z', 2),
  line('2026-11-01T12:00:00.000Z', 2.1),
  line('2026-11-02T12:05:00.000Z', 3),
]

test('prices before the match and during it are told apart, and both meet at the start', () => {
  expect(pricePartsOf(odds, START)).toEqual({
    before: [odds[0], odds[1], line(START, 2.1)],
    during: [line(START, 2.1), odds[2]],
  })
})

test('before a match there are none of it, and where all came late none before', () => {
  expect(pricePartsOf(odds.slice(0, 2), START)).toEqual({ before: odds.slice(0, 2), during: [] })
  expect(pricePartsOf(odds.slice(2), START)).toEqual({ before: [], during: odds.slice(2) })
  expect(pricePartsOf([], START)).toEqual({ before: [], during: [] })
})
