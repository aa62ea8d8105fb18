import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Clock } from '#contract/match-state.ts'
import { clockLabel, LiveClock } from './live-clock.tsx'
import { HOLD_MAX_MS, setPictureTime, shownTime } from './picture-time.ts'

const at = '2026-11-20T12:00:00.000Z'
const running = (seconds: number, more: Partial<Clock> = {}): Clock => ({
  seconds,
  at,
  isRunning: true,
  direction: 'up',
  ...more,
})
afterEach(() => setPictureTime(undefined))

const minuteAfter = (clock: Clock, passed: number, phase: string) =>
  clockLabel(clock, Date.parse(at) + passed * 1000, 'minutes', phase)

test('a list shows the current minute', () => {
  expect(minuteAfter(running(0), 0, 'first_half')).toBe("1'")
  expect(minuteAfter(running(0), 61, 'first_half')).toBe("2'")
  expect(minuteAfter(running(2700), 0, 'second_half')).toBe("46'")
})

test.each([
  ['first_half', 2700, "45+3'"],
  ['second_half', 5400, "90+3'"],
  ['extra_first', 6300, "105+3'"],
  ['extra_second', 7200, "120+3'"],
])('in added time of %s the added minutes are counted separately', (phase, full, text) => {
  expect(minuteAfter(running(full), 0, phase)).toBe(`${full / 60}'`)
  expect(minuteAfter(running(full), 150, phase)).toBe(text)
})

test('the server renders the minute at which it read the match', () => {
  const html = renderToString(
    createElement(LiveClock, {
      clock: running(2700),
      readAt: '2026-11-20T12:01:30.000Z',
      style: 'minutes',
      phase: 'first_half',
    }),
  )
  expect(html).toContain('45+2&#x27;')
})

test('other clocks show minutes and seconds, counting up or down', () => {
  const now = Date.parse(at) + 5000
  expect(clockLabel(running(2700), now, 'full')).toBe('45:05')
  expect(clockLabel(running(600, { direction: 'down' }), now, 'minutes')).toBe('09:55')
  expect(clockLabel(running(600, { isRunning: false }), now, 'full')).toBe('10:00')
})

const NOW = Date.parse(at) + 600_000
const picture = (lateMs: number, rewoundSeconds = 0) => setPictureTime(new Date(NOW - lateMs), rewoundSeconds)

test('a clock runs at the time of the picture, and without one at the present', () => {
  const label = (clock: Clock) => clockLabel(clock, shownTime(NOW, true), 'full')
  expect(label(running(2700))).toBe('55:00')
  picture(7_400)
  expect(label(running(2700))).toBe('54:52')
  expect(label(running(720, { direction: 'down' }))).toBe('02:08')
  setPictureTime(undefined)
  expect(label(running(2700))).toBe('55:00')
})

test('the clock of the picture goes back with it; others are a minute behind at most', () => {
  picture(300_000, 293)
  expect(shownTime(NOW, true)).toBe(NOW - 300_000)
  expect(shownTime(NOW, false)).toBe(NOW - HOLD_MAX_MS)
  picture(20_000, 15)
  expect(shownTime(NOW, false)).toBe(NOW - 20_000)
})

test('a picture with a wrong clock, or one that stands still for long, does not hold the clock', () => {
  picture(HOLD_MAX_MS + 1)
  expect(shownTime(NOW, true)).toBe(NOW)
  picture(-3_600_000)
  expect(shownTime(NOW, true)).toBe(NOW)
})

test('a visitor whose clock is a little slow has that of the picture', () => {
  picture(-4_000)
  expect(shownTime(NOW, true)).toBe(NOW + 4_000)
})

test('what the server renders is of when it read the match, whatever the picture', () => {
  picture(30_000)
  const clock = createElement(LiveClock, { clock: running(0), readAt: new Date(NOW).toISOString(), style: 'full' })
  expect(renderToString(clock)).toContain('10:00')
})
