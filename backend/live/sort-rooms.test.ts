import { expect, test } from 'vitest'
import { sortRooms } from './sort-rooms.ts'

const room = (id: number, matchId: number | null = null, priority = 0, language = 'en_US') => ({
  id,
  matchId,
  priority,
  language,
})
const MATCHES = [
  { id: 1, heat: 90 },
  { id: 2, heat: 60 },
]
const idsOf = (rooms: ReturnType<typeof room>[], viewers: Record<number, number> | undefined = {}) =>
  sortRooms(rooms, MATCHES, { viewersOf: (id) => viewers?.[id], language: 'zh_CN' }).map(({ id }) => id)

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

test('the visitor is shown the room of a match that speaks her language, and not one of a match far less hot', () => {
  const rooms = [room(10, 1, 5), room(11, 1, 0, 'zh_CN'), room(12, 2, 0, 'zh_CN')]
  expect(idsOf(rooms)).toEqual([11, 12, 10])
  expect(idsOf([room(13, 1), room(14, 2, 0, 'zh_CN')])).toEqual([13, 14])
})

test('of rooms that are about equally hot those in her language come first', () => {
  expect(idsOf([room(10), room(11, null, 0, 'zh_CN'), room(12, 2)])).toEqual([11, 12, 10])
})
