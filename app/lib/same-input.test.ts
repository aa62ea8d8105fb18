import { expect, test } from 'vitest'
import { isSameInput } from './same-input.ts'

test('plain inputs are the same when their values are equal', () => {
  expect(isSameInput({ id: 1, text: 'a' }, { id: 1, text: 'a' })).toBe(true)
  expect(isSameInput({ id: 1 }, { id: 2 })).toBe(false)
})

test('two Blobs are the same input only when they are the same object', () => {
  const picture = new Blob(['a'])
  expect(isSameInput(picture, picture)).toBe(true)
  expect(isSameInput(picture, new Blob(['b']))).toBe(false)
  expect(isSameInput({}, picture)).toBe(false)
})
