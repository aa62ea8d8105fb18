import { expect, test } from 'vitest'
import { eachInPieces } from './pause.ts'

test('others run between any two pieces of long work', async () => {
  const order: string[] = []
  setTimeout(() => order.push('other'))
  await eachInPieces(['first', 'second', 'third'], (piece) => void order.push(piece))
  expect(order).toEqual(['first', 'other', 'second', 'third'])
})
