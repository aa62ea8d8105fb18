import { expect, test } from 'vitest'
import { eachInPieces } from './pause.ts'

test('others run after every four pieces of long work', async () => {
  const order: string[] = []
  setTimeout(() => order.push('other'))
  await eachInPieces(Array.from({ length: 9 }).keys(), (piece) => void order.push(String(piece)))
  expect(order).toEqual(['0', '1', '2', '3', 'other', '4', '5', '6', '7', '8'])
})
