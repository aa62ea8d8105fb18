import { expect, test } from 'vitest'
import { moveEntry } from './move-entry.ts'

test('an entry moves by one place and the others keep their order', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('an entry at the end of the list does not move past it', () => {
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
