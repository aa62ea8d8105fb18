import { expect, test } from 'vitest'
import type { ImportedMatch } from './imported-season.ts'
import { topicsToRefresh } from './receive-import.ts'

const NOW = Date.UTC(2026, 10, 22, 15)
const MINUTE = 60_000
const matchAt = (id: number, minutes: number) => ({ id, startsAt: NOW + minutes * MINUTE }) as ImportedMatch

test('matches that may be on are refreshed with the board of their game, others are not', () => {
  expect(topicsToRefresh(202, [matchAt(1, -30), matchAt(2, 60 * 24 * 9), matchAt(3, 10)], NOW)).toEqual([
    'board:202',
    'match:3',
    'match:1',
  ])
  expect(topicsToRefresh(202, [matchAt(2, 60 * 24 * 9)], NOW)).toEqual([])
})

test('a season that claims thousands of matches for one hour opens a hundred', () => {
  const many = Array.from({ length: 5000 }, (_, index) => matchAt(index, index % 60))
  const topics = topicsToRefresh(202, many, NOW)
  expect(topics).toHaveLength(101)
  expect(topics.slice(0, 3)).toEqual(['board:202', 'match:0', 'match:60'])
})
