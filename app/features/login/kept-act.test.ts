import { beforeEach, expect, test, vi } from 'vitest'
import { keepAct, takeAct } from './kept-act.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  keepAct(undefined)
})

test('an act that waits is done by its own button, once', () => {
  keepAct('follow:team:7')
  expect(takeAct('follow:team:8')).toBe(false)
  expect(takeAct('follow:team:7')).toBe(true)
  expect(takeAct('follow:team:7')).toBe(false)
})

test('an act whose button does not come is forgotten', () => {
  keepAct('reserve:7')
  vi.advanceTimersByTime(30_000)
  expect(takeAct('reserve:7')).toBe(false)
})
