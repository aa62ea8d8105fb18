import { expect, test } from 'vitest'
import { tieBreakPoints } from './tie-break-points.ts'

const TENNIS = { gameId: 203 }
const set = (home: number, away: number, note?: string) => ({
  key: 's1',
  home,
  away,
  isDone: true,
  ...(note === undefined ? {} : { note }),
})

test('a set lost in a tie-break shows the points of who lost it', () => {
  expect(tieBreakPoints(TENNIS, set(7, 6, '10'), 'home')).toBeUndefined()
  expect(tieBreakPoints(TENNIS, set(7, 6, '10'), 'away')).toBe('10')
  expect(tieBreakPoints(TENNIS, set(6, 4), 'away')).toBeUndefined()
})

test('notes of other sports, such as the name of a map, are not points', () => {
  expect(tieBreakPoints({ gameId: 2 }, set(13, 9, 'Mirage'), 'away')).toBeUndefined()
})
