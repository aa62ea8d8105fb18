import { expect, test } from 'vitest'
import { sortRooms } from './sort-rooms.ts'

const room = (id: number, matchId: number | null = null, priority = 0) => ({ id, matchId, priority })
const MATCHES = [
  { id: 1, heat: 90 },
  { id: 2, heat: 60 },
]
const idsOf = (rooms: ReturnType<typeof room>[], viewers: Record<number, number> | undefined = {}) =>
  sortRooms(rooms, MATCHES, (id) => viewers?.[id]).map(({ id }) => id)

test('the hottest match comes first, and its further rooms after the first rooms of others', () => {
  expect(idsOf([room(10), room(11, 2), room(12, 1), room(13, 1, 5)])).toEqual([13, 11, 12, 10])
})

test('viewers never outdo heat', () => {
  expect(idsOf([room(10), room(11, 2)], { 10: 99_999 })).toEqual([11, 10])
})

test('of rooms with equal heat those with far more viewers come first; a few more move nothing', () => {
  expect(idsOf([room(10), room(11), room(12)], { 10: 12, 11: 99, 12: 100 })).toEqual([12, 10, 11])
  expect(idsOf([room(10), room(11), room(12)], { 10: 0, 11: 9 })).toEqual([10, 11, 12])
})
