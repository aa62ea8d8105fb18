import { beforeEach, expect, test, vi } from 'vitest'
import { savePendingAction, takePendingAction } from './pending-action.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  savePendingAction(undefined)
})

test('a pending action is taken by its own button, once', () => {
  savePendingAction('follow:team:7')
  expect(takePendingAction('follow:team:8')).toBe(false)
  expect(takePendingAction('follow:team:7')).toBe(true)
  expect(takePendingAction('follow:team:7')).toBe(false)
})

test('a pending action whose button is not rendered in time is dropped', () => {
  savePendingAction('reserve:7')
  vi.advanceTimersByTime(30_000)
  expect(takePendingAction('reserve:7')).toBe(false)
})
