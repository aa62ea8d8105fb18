import { expect, test } from 'vitest'
import { makeStorage } from '#tests/support/browser-storage.ts'
import { removeOldStorage } from './remove-old-storage.ts'

test('phone numbers and emails that earlier versions left in a browser are removed, and nothing else', () => {
  const { stored, storage } = makeStorage()
  Object.assign(stored, { 'code-again:86 13800138000': '1', 'code-again:her@example.org': '2', theme: 'dark' })
  removeOldStorage({ localStorage: storage as unknown as Storage })
  expect(stored).toEqual({ theme: 'dark' })
})

test('a browser whose storage is blocked opens the page all the same', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  expect(() => removeOldStorage(blocked)).not.toThrow()
})
