import { afterEach, expect, test, vi } from 'vitest'
import { clearOwnStorage } from './clear-own-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like `localStorage`: its items are its own properties. */
function storageWith(items: Record<string, string>) {
  const storage: Record<string, unknown> = { ...items }
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] })
  vi.stubGlobal('localStorage', storage)
  return storage
}

test('nothing of an account is left in the browser, and what belongs to the browser stays', () => {
  const ofBrowser = { theme: 'dark', 'list-order': 'hot', 'favourite-matches': '[1]', goalSound: 'on' }
  const storage = storageWith({
    ...ofBrowser,
    yours: '1',
    'followed-games': '202,1',
    'favourite-matches:7': '[2]',
    'favourite-matches:812': '[3]',
  })
  clearOwnStorage()
  expect(storage).toEqual(ofBrowser)
})

test('blocked storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(clearOwnStorage).not.toThrow()
})
