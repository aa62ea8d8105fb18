import { expect, test } from 'vitest'
import { parseRankSearch, rankPath } from './rank-search.ts'

test('what is asked of a ranking and its address agree, and nonsense is the usual ranking', () => {
  const usual = { span: 10, sort: 'accuracy' } as const
  for (const nonsense of [{}, { game: 'chess', list: '11', kind: 'luck' }, { game: 5, list: {}, kind: ['profit'] }])
    expect(parseRankSearch(nonsense)).toEqual(usual)
  expect(rankPath('/ar', usual)).toBe('/ar/expert/allExperts')
  const asked = { gameId: 202, span: 30, sort: 'profit' } as const
  const path = rankPath('', asked)
  expect(path).toBe('/expert/allExperts?game=soccer&list=30&kind=profit')
  // The router reads numbers as numbers.
  for (const list of [30, '30']) expect(parseRankSearch({ game: 'soccer', list, kind: 'profit' })).toEqual(asked)
})
