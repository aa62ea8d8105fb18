import { expect, test } from 'vitest'
import { formatBehind, livePosition, timeBehindLive } from './live-position.ts'

const NOW = Date.UTC(2026, 10, 20, 22, 30)
const facts = { currentTime: 294, window: { start: 0, edge: 294 }, programTime: NOW - 5234, edgeDistance: 6, now: NOW }

test('latency is the time between the picture and the viewer’s clock', () => {
  expect(livePosition(facts).latency).toBe(5.2)
})

test.each([
  ['ahead of the picture by an hour', NOW + 3_600_000],
  ['behind by an hour', NOW - 3_600_000],
])('a viewer clock %s is ignored', (_, programTime) => {
  expect(livePosition({ ...facts, programTime }).latency).toBe(6)
})

test('latency is null when it cannot be determined', () => {
  expect(livePosition({ ...facts, programTime: null, edgeDistance: null }).latency).toBeNull()
})

test('a viewer counts as live up to two segments behind the edge', () => {
  expect(livePosition({ ...facts, currentTime: 290 }).isAtEdge).toBe(true)
  expect(livePosition({ ...facts, currentTime: 289.9 }).isAtEdge).toBe(false)
})

test('the position is clamped to the rewind window', () => {
  expect(livePosition({ ...facts, currentTime: -20 }).behind).toBe(294)
  expect(livePosition({ ...facts, currentTime: 300 }).behind).toBe(0)
})

test('before the first playlist the viewer counts as live, with nothing to rewind', () => {
  expect(livePosition({ ...facts, window: null })).toEqual({ behind: 0, window: 0, isAtEdge: true, latency: null })
})

test('a rewind is clamped to the window', () => {
  expect(timeBehindLive({ start: 10, edge: 300 }, 60)).toBe(240)
  expect(timeBehindLive({ start: 10, edge: 300 }, 999)).toBe(10)
  expect(timeBehindLive({ start: 10, edge: 300 }, -5)).toBe(300)
})

test.each([
  [0, '0:00'],
  [59.4, '0:59'],
  [59.6, '1:00'],
  [245, '4:05'],
  [3599, '59:59'],
  [3729, '1:02:09'],
  [-3, '0:00'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatBehind(seconds)).toBe(text)
})
