import { expect, test } from 'vitest'
import { parsePageSearch } from './page-search.ts'

test('page and tab are read from the search parameters', () => {
  expect(parsePageSearch({ page: 3, tab: 'fans' })).toMatchObject({ page: 3, tab: 'fans' })
})

test('an order, what is missing and the way back are read from the search parameters', () => {
  expect(parsePageSearch({ order: 17, need: 'gold:120', back: '/mall' })).toEqual({
    order: 17,
    need: 'gold:120',
    back: '/mall',
  })
  for (const order of [1.5, 1e300, '17', {}]) expect(parsePageSearch({ order }).order).toBeUndefined()
  expect(parsePageSearch({ back: ['/mall'], need: 7 })).toEqual({})
})

test.each([{}, { page: 1 }, { page: 0 }, { page: -2 }, { page: 1.5 }, { page: 'x' }, { page: 1e9 }, { tab: 7 }])(
  'invalid values in %o are left out',
  (search) => {
    expect(parsePageSearch(search)).toMatchObject({ page: undefined, tab: undefined })
  },
)

test('filters are short words', () => {
  expect(parsePageSearch({ state: 'refunded' }).state).toBe('refunded')
  expect(parsePageSearch({ kind: 'purchase', from: '2026-11-20', before: 17, to: ['x'] })).toMatchObject({
    kind: 'purchase',
    from: '2026-11-20',
    before: '17',
    to: undefined,
  })
  expect(parsePageSearch({ kind: 'x'.repeat(50) }).kind).toHaveLength(40)
})
