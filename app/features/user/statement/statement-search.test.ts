import { expect, test } from 'vitest'
import { periodOf, statementSearchOf } from './statement-search.ts'

test('a filtered statement has no pages, and only what the address says rightly', () => {
  expect(statementSearchOf({ tab: 'gold', kind: 'purchase', page: 3, before: '17' })).toEqual({
    currency: 'gold',
    kind: 'purchase',
    before: 17,
  })
  expect(
    statementSearchOf({ tab: 'silver', kind: 'theft', from: '2026-02-31', to: 'x', page: 3, before: '17' }),
  ).toEqual({ page: 3 })
  expect(statementSearchOf({ from: '2026-02-01', before: '-1' })).toEqual({ from: '2026-02-01' })
})

test.each([
  [{}, 'any'],
  [{ from: '2026-11-17' }, '7'],
  [{ from: '2026-10-25' }, '30'],
  [{ from: '2026-11-17', to: '2026-11-20' }, 'own'],
  [{ to: '2026-11-20' }, 'own'],
])('the period of %o is %s', (search, period) => {
  expect(periodOf(search, '2026-11-23')).toBe(period)
})
