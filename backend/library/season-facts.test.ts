import { expect, test } from 'vitest'
import { clearestOf, frequentResults, highestOf, numbersOf, type Played, periodFigures } from './season-facts.ts'

let id = 0
const played = (home: number, away: number, periods: Played['periods'] = []): Played => ({
  id: ++id,
  round: 1,
  startsAt: id,
  homeId: 1,
  awayId: 2,
  home,
  away,
  winner: home === away ? 'draw' : home > away ? 'home' : 'away',
  periods,
})

test('a season counts who won and what was scored', () => {
  const matches = [played(2, 1), played(0, 0), played(1, 3)]
  expect(numbersOf(matches)).toEqual({ matches: 3, home: 1, draws: 1, away: 1, homeScored: 3, awayScored: 4 })
})

test('the most frequent results come first, the lower of two that are as frequent before the higher', () => {
  expect(frequentResults([played(2, 1), played(1, 0), played(2, 1), played(0, 0)])).toEqual([
    { home: 2, away: 1, count: 2 },
    { home: 0, away: 0, count: 1 },
    { home: 1, away: 0, count: 1 },
  ])
})

test('periods add up what both sides scored in them', () => {
  const half = (key: string, home: number, away: number) => ({ key, home, away, isDone: true })
  const matches = [
    played(2, 1, [half('h1', 1, 0), half('h2', 1, 1)]),
    played(1, 0, [half('h1', 0, 0), half('h2', 1, 0)]),
  ]
  expect(periodFigures(matches)).toEqual([
    { key: 'h1', scored: 1 },
    { key: 'h2', scored: 3 },
  ])
})

test('the clearest win and the highest score are first', () => {
  const [close, clear, high] = [played(1, 0), played(5, 0), played(4, 4)]
  expect(clearestOf([close, clear, high])[0]).toBe(clear.id)
  expect(highestOf([close, clear, high])[0]).toBe(high.id)
})
