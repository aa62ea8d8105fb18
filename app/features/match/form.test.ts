import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { averageOf, outcomeFor, recordOf } from './form.ts'

const played = (homeId: number, awayId: number, home: number, away: number, extra: Partial<MatchRow> = {}) =>
  ({ home: { id: homeId }, away: { id: awayId }, score: { home, away }, status: 'finished', ...extra }) as MatchRow

test('the outcome depends on the side of the team', () => {
  expect(outcomeFor(played(1, 2, 0, 3), 2)).toBe('W')
  expect(outcomeFor(played(1, 2, 0, 3), 1)).toBe('L')
})

test('a match won on penalties is not a draw', () => {
  expect(outcomeFor(played(1, 2, 1, 1, { winner: 'home' }), 1)).toBe('W')
  expect(outcomeFor(played(1, 2, 1, 1), 1)).toBe('D')
})

test('unfinished matches and matches of other teams do not count', () => {
  const list = [played(1, 2, 2, 0, { status: 'live' }), played(3, 4, 1, 0), played(1, 5, 2, 1)]
  expect(recordOf(list, 1)).toEqual({ won: 1, drawn: 0, lost: 0 })
  expect(averageOf(list, 1)).toEqual({ scored: 2, conceded: 1 })
  expect(averageOf([], 1)).toBeNull()
})
