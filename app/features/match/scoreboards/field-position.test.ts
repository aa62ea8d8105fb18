import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { downText, fieldPosition } from './field-position.ts'

const match = testRow(1, 1)
const said = (down: number, distance: number, yardLine: number, offence: 'home' | 'away') =>
  downText({ family: 'american_football', down, distance, yardLine, timeouts: { home: 3, away: 3 } }, match, offence)

test('the place of the ball is counted from the nearer goal line and named after its half', () => {
  expect(said(1, 10, 25, 'home')).toBe('1st & 10 at the HOM 25')
  expect(said(4, 2, 51, 'home')).toBe('4th & 2 at the AWA 49')
  expect(said(3, 7, 80, 'away')).toBe('3rd & 7 at the AWA 20')
  expect(said(2, 8, 50, 'away')).toBe('2nd & 8 at midfield')
})

test('from where no first down is left, it is first and goal', () => {
  expect(said(1, 4, 96, 'home')).toBe('1st & goal at the AWA 4')
  expect(said(2, 6, 6, 'away')).toBe('2nd & goal at the HOM 6')
})

test('between a score and the kick-off nothing is said', () => {
  expect(said(0, 10, 98, 'home')).toBe('')
})

test('the line to gain lies ahead of the side with the ball, up to the goal line', () => {
  expect(fieldPosition(30, 10, 'home').lineToGain).toBe(40)
  expect(fieldPosition(30, 10, 'away').lineToGain).toBe(20)
  expect(fieldPosition(95, 5, 'home').lineToGain).toBeUndefined()
})

test('the last twenty yards to score in are the red zone', () => {
  const zones = [79, 80, 20, 21].map((yardLine) => [
    fieldPosition(yardLine, 10, 'home').isRedZone,
    fieldPosition(yardLine, 10, 'away').isRedZone,
  ])
  expect(zones).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ])
})
