import { expect, test } from 'vitest'
import { bestPlayerOf } from './best-player.ts'

const line = (player: number, side: 'home' | 'away', values: Record<string, number>) => ({
  player,
  side,
  values: { minutes: 90, goals: 0, assists: 0, ...values },
})

test('the best player has the highest rating of those who played for some time', () => {
  const lines = [
    line(1, 'home', { rating: 7.1 }),
    line(2, 'away', { rating: 9, minutes: 10 }),
    line(3, 'away', { rating: 7.4 }),
  ]
  expect(bestPlayerOf(lines, 'home')?.player).toBe(3)
})

test('of equals one of the winners is, then who scored; before anybody has played nobody is', () => {
  const equals = [
    line(1, 'home', { rating: 8 }),
    line(2, 'away', { rating: 8 }),
    line(3, 'away', { rating: 8, goals: 1 }),
  ]
  expect(bestPlayerOf(equals, 'away')?.player).toBe(3)
  expect(bestPlayerOf(equals, 'home')?.player).toBe(1)
  expect(bestPlayerOf([line(1, 'home', { rating: 6.5, minutes: 0 })], 'draw')).toBeUndefined()
})
