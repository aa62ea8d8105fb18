import { expect, test } from 'vitest'
import { PlacesToWait } from './places-to-wait.ts'

test('one address takes some places, all together take all', () => {
  const places = new PlacesToWait({ max: 5, perAddressMax: 2 })
  const taken = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((address) => places.take(address))
  expect(taken).toEqual([true, true, false, true, true, true, false])
  places.leave('a')
  expect([places.take('a'), places.take('d')]).toEqual([true, false])
})
