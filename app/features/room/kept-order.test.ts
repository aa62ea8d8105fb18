import { expect, test } from 'vitest'
import { keptOrder } from './kept-order.ts'

const listOf = (...ids: number[]) => ids.map((id) => ({ id }))

test('a list that is read again keeps its order: what is over leaves, what is new comes last', () => {
  expect(keptOrder(listOf(1, 2, 3, 4), listOf(5, 4, 6, 2, 1))).toEqual(listOf(1, 2, 4, 5, 6))
})

test('the first list has the order it came in', () => {
  expect(keptOrder([], listOf(3, 1, 2))).toEqual(listOf(3, 1, 2))
})
