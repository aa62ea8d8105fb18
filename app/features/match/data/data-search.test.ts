import { expect, test } from 'vitest'
import { parseDataSearch } from './data-search.ts'

test('a league and a view are taken over', () => {
  expect(parseDataSearch({ league: 12, view: 'home' })).toEqual({ league: 12, view: 'home' })
})

test('nonsense is set to undefined, so that the router does not keep it', () => {
  for (const search of [{ league: 'abc', view: 'x' }, { league: -1 }, { league: 1.5, view: 7 }])
    expect(Object.entries(parseDataSearch(search))).toEqual([
      ['league', undefined],
      ['view', undefined],
    ])
})
