import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { yoursOf } from './yours-of.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const match = (id: number, status: MatchRow['status'], hours: number) =>
  ({ id, status, startsAt: new Date(NOW + hours * 3_600_000).toISOString() }) as MatchRow
const idsOf = (...matches: MatchRow[]) => yoursOf(matches, NOW).map(({ id }) => id)

test('own matches are live ones, then those to come, then those just over, each in order of time', () => {
  const rows = [match(1, 'finished', -5), match(2, 'scheduled', 30), match(3, 'live', -1), match(4, 'scheduled', 2)]
  expect(idsOf(...rows, match(5, 'live', -2))).toEqual([5, 3, 4, 2, 1])
})

test('matches of other weeks are not among them', () => {
  expect(idsOf(match(1, 'finished', -13), match(2, 'scheduled', 8 * 24), match(3, 'scheduled', 6 * 24))).toEqual([3])
})
