import { expect, test, vi } from 'vitest'
import { makeStorage } from '#tests/support/browser-storage.ts'
import { close, closed, parseClosed } from './closed.ts'

test('what is stored may be anything: of it, ids are kept, the last fifty', () => {
  for (const value of [undefined, {}, 'text', 7]) expect(parseClosed(value)).toEqual([])
  expect(parseClosed([1, 'x', null, 2.5, 3])).toEqual([1, 3])
  expect(parseClosed(Array.from({ length: 60 }, (_, id) => id))).toEqual(Array.from({ length: 50 }, (_, id) => id + 10))
})

test('one that is closed is stored once', () => {
  vi.stubGlobal('localStorage', makeStorage().storage)
  for (const id of [1, 2, 1]) close(id)
  expect(closed.now()).toEqual([2, 1])
  expect(localStorage.getItem('announcements-closed')).toBe('[2,1]')
})
