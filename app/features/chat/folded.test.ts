import { beforeEach, expect, test, vi } from 'vitest'
import { folded, isFolded, parseFolded, setFolded } from './folded.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})

const isNow = (roomId: number, text: string): boolean => isFolded(folded.now(), roomId, text)

test('an announcement stays folded until its text changes, in its room only', () => {
  setFolded(5, 'At nine', true)
  expect(isNow(5, 'At nine')).toBe(true)
  expect([isNow(5, 'At ten'), isNow(6, 'At nine')]).toEqual([false, false])
  setFolded(5, 'At nine', false)
  expect(isNow(5, 'At nine')).toBe(false)
})

test('of many rooms the last are remembered', () => {
  for (let room = 1; room <= 60; room += 1) setFolded(room, 'x', true)
  expect(folded.now()).toHaveLength(50)
  expect([isNow(10, 'x'), isNow(11, 'x'), isNow(60, 'x')]).toEqual([false, true, true])
})

test('what is stored and invalid folds nothing', () => {
  for (const value of [undefined, 'x', {}, [[1]], [['1', 2]], [null]]) expect(parseFolded(value)).toEqual([])
})
