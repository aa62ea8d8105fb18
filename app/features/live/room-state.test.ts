import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room, RoomState } from '#contract/room.ts'
import { isOpen, liveRoomOf, roomState } from './room-state.ts'

const OPEN = [{ id: 'main', kind: 'sample', url: '/a.m3u8' }] as const
const MEMBERS = [{ id: 'main', kind: 'hls', access: 'vip' }] as const

const following = (state: RoomState) => ({ state, followsMatch: true })
const byItself = (state: RoomState) => ({ state })
const matchIn = (status: MatchRow['status'], phase = '') => ({ status, phase }) as MatchRow

const roomOf = (id: number, part: Partial<Room>): Room => ({
  id,
  title: '',
  anchor: { id: 1, name: '' },
  language: 'en_US',
  state: 'live',
  sources: [...OPEN],
  online: 0,
  ...part,
})

test('a room loaded before kick-off is live when its match is', () => {
  expect(roomState(following('waiting'), matchIn('scheduled'))).toBe('waiting')
  expect(roomState(following('waiting'), matchIn('previewed'))).toBe('waiting')
  expect(roomState(following('waiting'), matchIn('live', 'first_half'))).toBe('live')
})

test('a room loaded while live has ended when its match has', () => {
  expect(roomState(following('live'), matchIn('finished'))).toBe('ended')
})

test.each(['half_time', 'map_break', 'interrupted', 'rain_delay'])('a room stays live during %s', (phase) => {
  expect(roomState(following('live'), matchIn('live', phase))).toBe('live')
})

test.each(['postponed', 'cancelled'] as const)('the room of a %s match is off, not ended', (status) => {
  expect(roomState(following('waiting'), matchIn(status))).toBe('off')
  expect(roomState(following('live'), matchIn(status))).toBe('off')
})

test('a room with its own state keeps it, whatever its match’s state is', () => {
  for (const status of ['scheduled', 'live', 'finished', 'cancelled'] as const)
    for (const state of ['waiting', 'live', 'lost', 'ended'] as const)
      expect(roomState(byItself(state), matchIn(status))).toBe(state)
})

test('without its match a room has its own state', () => {
  expect([roomState(following('waiting')), roomState(byItself('lost'))]).toEqual(['waiting', 'lost'])
})

test('a room is open when a guest may play one of its sources', () => {
  expect(isOpen(roomOf(1, { sources: [...MEMBERS, ...OPEN] }))).toBe(true)
  expect(isOpen(roomOf(1, { sources: [...MEMBERS] }))).toBe(false)
})

test('the room to watch is the first live one, preferably open to everybody', () => {
  const main = roomOf(1, { followsMatch: true })
  const members = roomOf(2, { followsMatch: true, sources: [...MEMBERS] })
  const late = roomOf(3, { state: 'waiting' })
  const of = (status: MatchRow['status'], rooms: Room[]) => liveRoomOf(matchIn(status), rooms)?.id
  expect(of('scheduled', [main])).toBeUndefined()
  expect(of('live', [main, members])).toBe(1)
  expect(of('live', [members, main])).toBe(1)
  expect(of('live', [members])).toBe(2)
  expect(of('live', [late])).toBeUndefined()
  expect(of('live', [])).toBeUndefined()
  expect(of('finished', [main])).toBeUndefined()
})
