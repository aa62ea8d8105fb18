import { expect, test } from 'vitest'
import { parsePageSearch } from './page-search.ts'

test('an address says page and tab', () => {
  expect(parsePageSearch({ page: 3, tab: 'fans' })).toEqual({ page: 3, tab: 'fans' })
})

test.each([{}, { page: 1 }, { page: 0 }, { page: -2 }, { page: 1.5 }, { page: 'x' }, { page: 1e9 }, { tab: 7 }])(
  'what makes no sense in %o is the first page',
  (search) => {
    expect(parsePageSearch(search)).toEqual({ page: undefined, tab: undefined })
  },
)
