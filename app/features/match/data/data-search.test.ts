import { expect, test } from 'vitest'
import { parseDataSearch } from './data-search.ts'

test('a valid league and view are kept', () => {
  expect(parseDataSearch({ league: 12, view: 'home' })).toEqual({ league: 12, view: 'home' })
  expect(parseDataSearch({ season: '2024-25', view: 'matches', page: 2 })).toEqual({
    season: '2024-25',
    view: 'matches',
    page: 2,
  })
  expect(parseDataSearch({ season: '2026-10-26' })).toEqual({ season: '2026-10-26' })
  expect(parseDataSearch({ season: 2022 })).toEqual({ season: '2022' })
})

test('invalid values become undefined, so that the router does not keep them', () => {
  for (const search of [
    { league: 'abc', view: 'x' },
    { league: -1, season: 20.5 },
    { league: 1.5, view: 7, season: 'a very long season indeed', page: 0 },
  ])
    expect(Object.entries(parseDataSearch(search))).toEqual([
      ['league', undefined],
      ['season', undefined],
      ['view', undefined],
      ['page', undefined],
    ])
})
