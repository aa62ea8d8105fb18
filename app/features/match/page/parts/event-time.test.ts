import { expect, test } from 'vitest'
import { eventTime } from './event-time.ts'

test('football shows the current minute, with added time separately', () => {
  expect(eventTime({ clock: 1, period: 'h1' }, 'football')).toBe("1'")
  expect(eventTime({ clock: 60, period: 'h1' }, 'football')).toBe("1'")
  expect(eventTime({ clock: 61, period: 'h1' }, 'football')).toBe("2'")
  expect(eventTime({ clock: 2700, period: 'h1' }, 'football')).toBe("45'")
  expect(eventTime({ clock: 2820, period: 'h1' }, 'football')).toBe("45+2'")
  expect(eventTime({ clock: 2820, period: 'h2' }, 'football')).toBe("47'")
  expect(eventTime({ clock: 5401, period: 'h2' }, 'football')).toBe("90+1'")
})

test('other sports show the clock, or nothing without one', () => {
  expect(eventTime({ clock: 754, period: 'q1' }, 'basketball')).toBe('12:34')
  expect(eventTime({}, 'tennis')).toBe('')
})

test('cricket names the ball of the over, tennis the games of the set', () => {
  expect(eventTime({ data: { ball: '16.2' } }, 'cricket')).toBe('16.2')
  expect(eventTime({ data: { homeGames: 5, awayGames: 4 } }, 'tennis')).toBe('5-4')
})
