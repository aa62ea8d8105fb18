import { expect, test } from 'vitest'
import { attackerAfter, mapWinner } from './map-score.ts'
import { roundsTitle } from './titles.ts'

const winnerAt = (gameId: number, home: number, away: number) => mapWinner(roundsTitle(gameId), { home, away })

test('thirteen rounds win a map of Counter-Strike, unless both sides have twelve', () => {
  expect(winnerAt(2, 12, 5)).toBeUndefined()
  expect(winnerAt(2, 13, 11)).toBe('home')
  expect(winnerAt(2, 13, 12)).toBeUndefined()
})

test('overtime goes in blocks of six, won with four, and begins anew at three all', () => {
  expect(winnerAt(2, 15, 12)).toBeUndefined()
  expect(winnerAt(2, 16, 14)).toBe('home')
  expect(winnerAt(2, 15, 15)).toBeUndefined()
  expect(winnerAt(2, 17, 18)).toBeUndefined()
  expect(winnerAt(2, 17, 19)).toBe('away')
})

test('overtime of Valorant takes two rounds more than the other side', () => {
  expect(winnerAt(14, 13, 12)).toBeUndefined()
  expect(winnerAt(14, 14, 12)).toBe('home')
  expect(winnerAt(14, 18, 19)).toBeUndefined()
  expect(winnerAt(14, 18, 20)).toBe('away')
})

test('Rainbow Six ends with eight at the latest, Call of Duty with six', () => {
  expect(winnerAt(20, 7, 5)).toBe('home')
  expect(winnerAt(20, 7, 6)).toBeUndefined()
  expect(winnerAt(20, 7, 8)).toBe('away')
  expect(winnerAt(8, 5, 5)).toBeUndefined()
  expect(winnerAt(8, 5, 6)).toBe('away')
})

test('sides of Call of Duty change after every round', () => {
  const sides = [0, 1, 4, 5, 10].map((played) => attackerAfter(roundsTitle(8), played, 'home'))
  expect(sides).toEqual(['home', 'away', 'home', 'away', 'home'])
})

test('sides change at half-time and in overtime', () => {
  const sides = (gameId: number, rounds: number[]) =>
    rounds.map((played) => attackerAfter(roundsTitle(gameId), played, 'home'))
  expect(sides(2, [0, 11, 12, 23, 24, 26, 27, 29, 30])).toEqual([
    'home',
    'home',
    'away',
    'away',
    'away',
    'away',
    'home',
    'home',
    'away',
  ])
  expect(sides(14, [23, 24, 25, 26])).toEqual(['away', 'away', 'home', 'away'])
})
