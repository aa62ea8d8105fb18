import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { liveRoomOf, roomState } from './room-state.ts'

const readBefore = { id: 1, isLive: false } as Room
const readDuring = { id: 2, isLive: true } as Room
const matchIn = (status: MatchRow['status'], phase = '') => ({ status, phase }) as MatchRow

test('a room that was read before kick-off is on when its match has begun', () => {
  expect(roomState(readBefore, matchIn('scheduled'))).toBe('upcoming')
  expect(roomState(readBefore, matchIn('previewed'))).toBe('upcoming')
  expect(roomState(readBefore, matchIn('live', 'first_half'))).toBe('live')
})

test('a room that was read while it was on is over when its match is', () => {
  expect(roomState(readDuring, matchIn('finished'))).toBe('ended')
})

test.each(['half_time', 'map_break', 'interrupted', 'rain_delay'])('it stays on during %s', (phase) => {
  expect(roomState(readDuring, matchIn('live', phase))).toBe('live')
})

test.each(['postponed', 'cancelled'] as const)('a %s match has no picture, and its room has not ended', (status) => {
  expect(roomState(readBefore, matchIn(status))).toBe('off')
  expect(roomState(readDuring, matchIn(status))).toBe('off')
})

test('without its match a room is as it was when it was read', () => {
  expect([roomState(readBefore), roomState(readDuring)]).toEqual(['upcoming', 'live'])
})

test('there is a room to watch from kick-off to the end, first of all one that was on when it was read', () => {
  const of = (status: MatchRow['status'], rooms: Room[]) => liveRoomOf({ match: matchIn(status), rooms })?.id
  expect(of('scheduled', [readBefore])).toBeUndefined()
  expect(of('live', [readBefore])).toBe(1)
  expect(of('live', [readBefore, readDuring])).toBe(2)
  expect(of('live', [])).toBeUndefined()
  expect(of('finished', [readDuring])).toBeUndefined()
})
