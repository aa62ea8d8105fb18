import { expect, test } from 'vitest'
import { ratingsOf } from './ratings-of.ts'

test('only players who have played have a rating', () => {
  const line = (player: number, values: Record<string, number>) => ({ player, side: 'home' as const, values })
  const ratings = ratingsOf([
    line(1, { rating: 7.2, minutes: 30 }),
    line(2, { rating: 6, minutes: 0 }),
    line(3, { minutes: 30 }),
  ])
  expect([...ratings]).toEqual([[1, 7.2]])
})
