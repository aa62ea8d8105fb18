import { expect, test } from 'vitest'
import { gamesText } from './tie-break.ts'

const TENNIS = { gameId: 203 }
const set = (home: number, away: number, note?: string) => ({
  key: 's1',
  home,
  away,
  isDone: true,
  ...(note === undefined ? {} : { note }),
})

test('a set lost in a tie-break shows the points of who lost it, beside the games', () => {
  expect(gamesText(TENNIS, set(7, 6, '10'), 'home')).toBe('7')
  expect(gamesText(TENNIS, set(7, 6, '10'), 'away')).toBe('6¹⁰')
  expect(gamesText(TENNIS, set(6, 4), 'away')).toBe('4')
})

test('notes of other sports, such as the name of a map, are not points', () => {
  expect(gamesText({ gameId: 2 }, set(13, 9, 'Mirage'), 'away')).toBe('9')
})
