import { expect, test } from 'vitest'
import type { OnAir, OwnRoom, StartsSoon } from './on-air.store.ts'
import { byName, byPopularity, mergeAnchors } from './rank-anchors.ts'

const NOW = 1_000_000
const onAir = (anchorId: number, roomId: number, heat = 0): OnAir => ({
  anchorId,
  roomId,
  heat,
  language: 'en_US',
  gameId: 202,
})
const soon = (anchorId: number, roomId: number, startsAt: number): StartsSoon => ({
  anchorId,
  roomId,
  startsAt,
  language: 'en_US',
})
const own = (anchorId: number, roomId: number, part: Partial<OwnRoom> = {}): OwnRoom => ({
  anchorId,
  roomId,
  language: 'en_US',
  gameId: null,
  state: 'waiting',
  startsAt: null,
  ...part,
})

function merge(part: { onAir?: OnAir[]; soon?: StartsSoon[]; own?: OwnRoom[]; viewers?: Record<number, number> }) {
  const { viewers = {} } = part
  return mergeAnchors({
    onAir: part.onAir ?? [],
    soon: part.soon ?? [],
    own: part.own ?? [],
    viewersOf: (id) => viewers[id] ?? 0,
    now: NOW,
    until: NOW + 100,
  })
}

test('of several live rooms of a streamer the one with the most viewers is shown, of equal ones the hottest', () => {
  const rooms = [onAir(1, 11, 90), onAir(1, 12, 10), onAir(2, 21, 5), onAir(2, 22, 60)]
  expect(merge({ onAir: rooms, viewers: { 12: 3 } })).toMatchObject([
    { anchorId: 1, group: 'live', roomId: 12, liveCount: 2, viewers: 3, heat: 10 },
    { anchorId: 2, group: 'live', roomId: 22, liveCount: 2, viewers: 0 },
  ])
})

test('a streamer is shown once: live before the next room, and that before none', () => {
  const merged = merge({
    onAir: [onAir(1, 11)],
    soon: [soon(1, 12, NOW + 5), soon(2, 21, NOW + 50), soon(2, 22, NOW + 20), soon(3, 31, NOW + 30)],
    own: [own(1, 13), own(3, 32, { startsAt: NOW + 10 }), own(4, 41)],
  })
  expect(merged.map(({ anchorId, group, roomId }) => [anchorId, group, roomId])).toEqual([
    [1, 'live', 11],
    [2, 'soon', 22],
    [3, 'soon', 32],
    [4, 'off', undefined],
  ])
})

test.each([
  ['it has begun', { startsAt: NOW }],
  ['it is too far away', { startsAt: NOW + 101 }],
  ['nobody said when', { startsAt: null }],
  ['it has ended', { state: 'ended', startsAt: NOW + 10 }],
] as const)('a streamer’s own room is none to come when %s', (_, part) => {
  expect(merge({ own: [own(1, 11, part)] })).toMatchObject([{ anchorId: 1, group: 'off' }])
})

test('popular: live by viewers and heat, then by time, then by followers', () => {
  const merged = merge({
    onAir: [onAir(1, 11, 10), onAir(2, 21, 20), onAir(3, 31, 1)],
    soon: [soon(4, 41, NOW + 20), soon(5, 51, NOW + 10)],
    own: [own(6, 61), own(7, 71)],
    viewers: { 31: 4 },
  })
  const order = byPopularity((id) => (id === 7 ? 9 : 0))
  expect(merged.sort(order).map(({ anchorId }) => anchorId)).toEqual([3, 2, 1, 5, 4, 7, 6])
})

test('by name: live ones first, each part in the order of the language', () => {
  const merged = merge({ onAir: [onAir(1, 11), onAir(2, 21)], soon: [soon(3, 31, NOW + 9)], own: [own(4, 41)] })
  const names: Record<number, string> = { 1: 'Zoe', 2: 'anna', 3: 'Zed', 4: '\u00c4rne' }
  expect(merged.sort(byName((id) => names[id] ?? '', 'de')).map(({ anchorId }) => anchorId)).toEqual([2, 1, 4, 3])
})
