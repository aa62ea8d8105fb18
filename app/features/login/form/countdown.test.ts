import { expect, test, vi } from 'vitest'
import { makeStorage } from '#tests/support/browser-storage.ts'
import { beginCountdown, removeEnded, secondsUntil } from './countdown.ts'

test('a code may be requested when none was sent or its countdown is over', () => {
  expect(secondsUntil(undefined, 5000)).toBe(0)
  expect(secondsUntil(5000, 5000)).toBe(0)
})

test('remaining seconds are rounded up', () => {
  expect(secondsUntil(65_000, 5000)).toBe(60)
  expect(secondsUntil(5001, 5000)).toBe(1)
})

test('a clock that was set back blocks for a minute at most', () => {
  expect(secondsUntil(10_000_000, 5000)).toBe(60)
})

test('a phone number is kept in this tab only, and until its countdown ends', () => {
  const [tab, browser] = [makeStorage(), makeStorage()]
  vi.stubGlobal('sessionStorage', tab.storage)
  vi.stubGlobal('localStorage', browser.storage)
  beginCountdown('86 13800138000', 1000)
  expect(Object.keys(browser.stored)).toEqual([])
  removeEnded(60_999)
  expect(JSON.stringify(tab.stored)).toContain('13800138000')
  removeEnded(61_000)
  expect(Object.keys(tab.stored)).toEqual([])
})
