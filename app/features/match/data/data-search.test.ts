import { expect, test } from 'vitest'
import { parseDataSearch } from './data-search.ts'

test('a valid league and view are kept', () => {
  expect(parseDataSearch({ league: 12, view: 'home' })).toEqual({ league: 12, view: 'home' })
})

test('invalid values become undefined, so that the router does not keep them', () => {
  for (const search of [{ league: 'abc', view: 'x' }, { league: -1 }, { league: 1.5, view: 7 }])
    expect(Object.entries(parseDataSearch(search))).toEqual([
      ['league', undefined],
      ['view', undefined],
    ])
})
