import { expect, test } from 'vitest'
import { categoriesOf, gamesOfCategory } from './categories.ts'
import { listInput, orderOf, ordersOf, parseHomeSearch, showsNow } from './home-search.ts'

test('invalid search parameters give the default home page', () => {
  expect(parseHomeSearch({ tab: 'x', list: 'never', day: '2026-13-45', order: 1, page: -3 })).toEqual({})
  expect(parseHomeSearch({ tab: 7, page: 1_000_000_000, list: 'day' })).toEqual({})
})

test('valid search parameters are kept', () => {
  expect(parseHomeSearch({ tab: '2', list: 'day', day: '2026-11-20', order: 'hot', page: '3' })).toEqual({
    tab: 2,
    list: 'day',
    day: '2026-11-20',
    order: 'hot',
    page: 3,
  })
})

test('categories follow the catalogue: 0 is everything, 1 football, 3 every esport', () => {
  expect(gamesOfCategory({})).toBeUndefined()
  expect(gamesOfCategory({ tab: 1 })).toEqual([202])
  expect(gamesOfCategory({ tab: 3 })).toContain(1)
  expect(gamesOfCategory({ tab: 3 })).not.toContain(202)
  expect(categoriesOf(undefined).map(({ tab = 0 }) => tab)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a brand has the categories of its games in its order, "other" last, and each lists its games only', () => {
  expect(categoriesOf([206, 203, 202]).map(({ tab = 0 }) => tab)).toEqual([0, 5, 1, 6])
  expect(gamesOfCategory({ tab: 6 }, [206, 203, 202])).toEqual([206])
  expect(gamesOfCategory({ tab: 3 }, [202, 203])).toEqual([202, 203])
})

test('a brand of one category has its games for categories', () => {
  expect(categoriesOf([2, 1])).toEqual([{}, { game: 'cs:go' }, { game: 'lol' }])
  expect(listInput({ game: 'lol' }, 'UTC', [2, 1]).gameIds).toEqual([1])
  expect(categoriesOf([202])).toEqual([{}])
})

test('the lists by_time and hot have a fixed order, other lists the chosen one', () => {
  expect(listInput({ list: 'by_time', order: 'hot' }, 'UTC').order).toBe('time')
  expect(listInput({ list: 'hot' }, 'UTC').order).toBe('hot')
  expect(listInput({ order: 'time' }, 'UTC').order).toBe('time')
  expect(listInput({}, 'UTC').order).toBe('league')
})

test('today begins with what is on now, unless another order or a page is asked for; other lists are by league', () => {
  expect(showsNow({})).toBe(true)
  expect(showsNow({ tab: 3 })).toBe(true)
  for (const search of [{ order: 'league' }, { page: 2 }, { list: 'yesterday' }, { list: 'live' }] as const)
    expect(showsNow(search), JSON.stringify(search)).toBe(false)
  expect(orderOf({ list: 'tomorrow', order: 'now' })).toBe('league')
  expect(ordersOf({ list: 'tomorrow' })).toEqual(['league', 'time', 'hot'])
})
