import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { isPredictable } from './is-predictable.ts'

const AT = '2026-11-23T09:59:00.000Z'
const NOW = Date.parse('2026-11-23T10:00:00.000Z')
const match = (change: Partial<MatchRow>) =>
  ({
    gameId: 202,
    status: 'scheduled',
    startsAt: '2026-11-23T12:00:00.000Z',
    odds: { at: AT, home: 2, away: 1.8 },
    ...change,
  }) as MatchRow

test('a plan may be about a match that is to come and has prices', () => {
  expect(isPredictable(match({}), NOW)).toBe(true)
  expect(isPredictable(match({ isTimeUnknown: true }), NOW)).toBe(false)
  expect(isPredictable(match({ startsAt: '2026-11-23T09:00:00.000Z' }), NOW)).toBe(false)
  expect(isPredictable(match({ odds: { at: AT, home: 1, away: 1 } }), NOW)).toBe(false)
  const { odds: _, ...unpriced } = match({})
  expect(isPredictable(unpriced, NOW)).toBe(false)
})
