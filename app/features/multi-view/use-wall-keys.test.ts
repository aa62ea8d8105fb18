import { expect, test } from 'vitest'
import { placeOfKey } from './use-wall-keys.ts'

test.each([
  ['Digit1', '1', 0],
  ['Digit4', '4', 3],
  ['Numpad2', '2', 1],
  ['Digit2', '\u00e9', 1],
  ['', '3', 2],
  ['Digit5', '5', undefined],
  ['Digit0', '0', undefined],
  ['KeyQ', 'q', undefined],
] as const)('%s (%s) is place %s', (code, key, place) => {
  expect(placeOfKey({ code, key })).toBe(place)
})
