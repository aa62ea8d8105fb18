import { expect, test } from 'vitest'
import { gamesOfTab, listInput, orderOf, ordersOf, parseHomeSearch, showsNow } from './home-search.ts'

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
  expect(gamesOfTab(0)).toBeUndefined()
  expect(gamesOfTab(1)).toEqual([202])
  expect(gamesOfTab(3)).toContain(1)
  expect(gamesOfTab(3)).not.toContain(202)
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
