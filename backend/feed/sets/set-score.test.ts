import { expect, test } from 'vitest'
import { serverAfter, setChance, setWinner, stakeOf } from './set-score.ts'
import { setsTitle } from './titles.ts'

const [volleyball, badminton, tableTennis] = [206, 207, 208].map(setsTitle) as [
  ReturnType<typeof setsTitle>,
  ReturnType<typeof setsTitle>,
  ReturnType<typeof setsTitle>,
]
const points = (home: number, away: number) => ({ home, away })

test('a volleyball set goes to 25 and two ahead, the deciding one to 15', () => {
  expect(setWinner(volleyball, points(24, 20), false)).toBeUndefined()
  expect(setWinner(volleyball, points(25, 24), false)).toBeUndefined()
  expect(setWinner(volleyball, points(25, 23), false)).toBe('home')
  expect(setWinner(volleyball, points(33, 35), false)).toBe('away')
  expect(setWinner(volleyball, points(15, 13), true)).toBe('home')
  expect(setWinner(volleyball, points(15, 14), true)).toBeUndefined()
})

test('a badminton game ends at 30 with one ahead', () => {
  expect(setWinner(badminton, points(21, 20), false)).toBeUndefined()
  expect(setWinner(badminton, points(29, 29), false)).toBeUndefined()
  expect(setWinner(badminton, points(29, 30), true)).toBe('away')
})

test('table tennis goes to 11, changes service after two points and after each from ten all', () => {
  expect(setWinner(tableTennis, points(11, 9), false)).toBe('home')
  expect(setWinner(tableTennis, points(11, 10), false)).toBeUndefined()
  const server = (home: number, away: number) => serverAfter(tableTennis, points(home, away), 'home', undefined, false)
  expect([server(0, 0), server(1, 0), server(1, 1), server(2, 2)]).toEqual(['home', 'home', 'away', 'home'])
  expect([server(10, 10), server(11, 10), server(11, 11)]).toEqual(['home', 'away', 'home'])
})

test('whoever won the point serves in volleyball', () => {
  expect(serverAfter(volleyball, points(3, 4), 'home', 'away', false)).toBe('away')
})

test('equals share a set, a lead helps, and a set point is nearly the set', () => {
  expect(setChance(0.5, points(0, 0), 25)).toBeCloseTo(0.5)
  expect(setChance(0.5, points(24, 24), 25)).toBeCloseTo(0.5)
  expect(setChance(0.5, points(24, 23), 25)).toBeCloseTo(0.75)
  expect(setChance(0.5, points(26, 25), 25)).toBeCloseTo(0.75)
  expect(setChance(0.55, points(0, 0), 25)).toBeGreaterThan(0.7)
  expect(setChance(0.5, points(0, 10), 11)).toBeCloseTo(0.5 ** 11)
})

test('a set or match point is the leader’s, and nobody’s when level', () => {
  const at = (home: number, away: number, sets = points(0, 0)) =>
    stakeOf(volleyball, points(home, away), { sets, bestOf: 5 })
  expect(at(24, 20)).toEqual({ side: 'home', of: 'set' })
  expect(at(23, 20)).toBeUndefined()
  expect(at(24, 24)).toBeUndefined()
  expect(at(24, 25, points(0, 2))).toEqual({ side: 'away', of: 'match' })
  expect(at(14, 13, points(2, 2))).toEqual({ side: 'home', of: 'match' })
  expect(at(25, 20)).toBeUndefined()
  expect(stakeOf(badminton, points(29, 28), { sets: points(0, 0), bestOf: 3 })).toEqual({ side: 'home', of: 'set' })
})
