import { expect, test } from 'vitest'
import { matchLength } from './match-length.ts'
import { roundName } from './round-name.ts'

test.each([
  ['tennis', 203, 'Best of 3 sets'],
  ['volleyball', 206, 'Best of 3 sets'],
  ['badminton', 207, 'Best of 3 games'],
  ['snooker', 204, 'Best of 3 frames'],
  ['MMA', 15, '3 rounds'],
  ['PUBG', 5, '3 maps'],
  ['LoL', 1, 'Best of 3'],
])('the length of a match is said as in %s', (_, gameId, text) => {
  expect(matchLength({ gameId, bestOf: 3 })).toBe(text)
})

test('a match without a best-of has no length', () => {
  expect(matchLength({ gameId: 202 })).toBeUndefined()
})

test('a round is a matchday in football, a week in American football, and nothing on a tour', () => {
  expect(roundName({ gameId: 202, round: 12 })).toBe('Matchday 12')
  expect(roundName({ gameId: 209, round: 12 })).toBe('Week 12')
  expect(roundName({ gameId: 201, round: 12 })).toBe('Round 12')
  for (const tour of [203, 204, 207, 208, 200, 15]) expect(roundName({ gameId: tour, round: 12 })).toBeUndefined()
})
