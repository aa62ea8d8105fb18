import { expect, test } from 'vitest'
import { parseWall, type Wall, wallSearch, withoutRoom, withRoom } from './multi-search.ts'

const wall = (rooms: number[], spot = rooms[0]): Wall => ({ rooms, spot })

test.each([
  [{}, wall([])],
  [{ rooms: 5 }, wall([5])],
  [{ rooms: '5-17', spot: 17 }, wall([5, 17], 17)],
  [{ rooms: '5,17' }, wall([5, 17])],
  [{ rooms: '5-17', spot: 9 }, wall([5, 17], 5)],
  [{ rooms: '5-5-17-6-7-8' }, wall([5, 17, 6, 7])],
  [{ rooms: '-5-x-0-1.5-9e99-17', spot: 'x' }, wall([5, 17])],
  [{ rooms: ['5', 17] }, wall([5, 17])],
])('%o shows %o', (search, shown) => {
  expect(parseWall(search)).toEqual(shown)
})

test('an address of any length is read in no time', () => {
  expect(parseWall({ rooms: '1-2-'.repeat(100_000) })).toEqual(wall([1, 2]))
})

test('what an address says is what it was made of, and a single room is a plain number', () => {
  for (const each of [wall([5]), wall([5, 17], 17), wall([5, 17, 6, 7], 7), wall([10_000_000_008, 3])])
    expect(parseWall(wallSearch(each))).toEqual(each)
  expect(wallSearch(wall([5]))).toEqual({ rooms: 5, spot: undefined })
})

test('a room is added at the end, once, and never a fifth', () => {
  expect(withRoom(wall([]), 5)).toEqual(wall([5]))
  expect(withRoom(wall([5], 5), 6)).toEqual(wall([5, 6], 5))
  expect(withRoom(wall([5, 6]), 6)).toEqual(wall([5, 6]))
  expect(withRoom(wall([1, 2, 3, 4]), 5)).toEqual(wall([1, 2, 3, 4]))
})

test('a room takes the place of another, and its spotlight', () => {
  expect(withRoom(wall([1, 2, 3, 4], 2), 5, 2)).toEqual(wall([1, 5, 3, 4], 5))
  expect(withRoom(wall([1, 2], 1), 5, 2)).toEqual(wall([1, 5], 1))
  expect(withRoom(wall([1, 2], 1), 5, 9), 'of one that is gone meanwhile').toEqual(wall([1, 2, 5], 1))
})

test('a room that leaves gives the spotlight to the first', () => {
  expect(withoutRoom(wall([1, 2, 3], 2), 2)).toEqual(wall([1, 3], 1))
  expect(withoutRoom(wall([1, 2, 3], 3), 2)).toEqual(wall([1, 3], 3))
  expect(withoutRoom(wall([1]), 1)).toEqual({ rooms: [], spot: undefined })
})
