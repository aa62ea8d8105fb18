import { expect, test } from 'vitest'
import type { Room } from '#contract/room.ts'
import { stageRooms } from './stage-rooms.ts'

const room = (id: number, matchId: number | undefined, url: string | undefined): Room => ({
  id,
  title: `Room ${id}`,
  ...(matchId === undefined ? {} : { matchId }),
  anchor: { id: 1, name: 'Anchor' },
  language: 'en_US',
  state: 'live',
  sources: [{ id: 'main', kind: 'hls', ...(url ? { url } : { access: 'vip' as const }) }],
  online: 0,
})
const idsOf = (rooms: readonly Room[]) => stageRooms(rooms).map(({ id }) => id)

test('the hottest room that a guest may play is on the stage, one for each match', () => {
  const rooms = [
    room(1, 10, undefined),
    room(2, 20, '/a'),
    room(3, 20, '/b'),
    room(4, undefined, '/c'),
    room(5, 30, '/d'),
  ]
  expect(idsOf(rooms)).toEqual([2, 4, 5, 3, 1])
})

test('the stage has six rooms at most', () => {
  expect(idsOf(Array.from({ length: 12 }, (_, at) => room(at, at, '/x')))).toEqual([0, 1, 2, 3, 4, 5])
})

test('rooms for members are on the stage only where there are no others', () => {
  expect(idsOf([room(1, 10, undefined), room(2, 20, undefined)])).toEqual([1, 2])
})
