import { expect, test } from 'vitest'
import type { Room, RoomState } from '#contract/room.ts'
import { testRow } from '#tests/support/match-row.ts'
import { type RoomOfPage, roomTexts } from './room-texts.ts'

const shell = { brand: { texts: { name: 'Grandstand' } } } as RoomOfPage['shell']
const room: Room = {
  id: 8,
  title: 'Night shift',
  anchor: { id: 3, name: 'Nell' },
  language: 'en_US',
  state: 'live',
  sources: [],
}
const inState = (state: RoomState) => roomTexts({ shell, room: { ...room, state }, match: undefined })

test('only a room that is live, or has just lost its picture, is said to be live', () => {
  expect(inState('live').title).toBe('Night shift live with Nell - Grandstand')
  expect(inState('lost')).toEqual(inState('live'))
  for (const state of ['waiting', 'ended'] as const)
    expect(Object.values(inState(state)).join()).not.toMatch(/live with|Watch .* live/)
  expect(inState('ended').title).toBe('Night shift: stream ended - Grandstand')
})

test('a room that follows its match says what that one has come to', () => {
  const of = (status: 'live' | 'scheduled' | 'finished') =>
    roomTexts({ shell, room: { ...room, followsMatch: true }, match: { ...testRow(1, 1), status } }).title
  expect(of('live')).toContain('live stream')
  expect(of('scheduled')).not.toContain('live')
  expect(of('finished')).toContain('stream ended')
})
