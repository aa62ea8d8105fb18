import { expect, test } from 'vitest'
import { distance, distanceToBeginning } from './typos.ts'

test('letters added, left out, changed or exchanged are one mistake each', () => {
  expect(distance('manchester', 'manchester', 2)).toBe(0)
  expect(distance('mancester', 'manchester', 2)).toBe(1)
  expect(distance('manchesster', 'manchester', 2)).toBe(1)
  expect(distance('manchaster', 'manchester', 2)).toBe(1)
  expect(distance('manhcester', 'manchester', 2)).toBe(1)
  expect(distance('nanhcester', 'manchester', 2)).toBe(2)
  expect(distance('liverpool', 'manchester', 2)).toBe(3)
  expect(distance('man', 'manchester', 2)).toBe(3)
})

test('the beginning of a word that is nearest has the last letter right', () => {
  const words = ['shirasaki', 'shirt', 'abba', 'baab', 'manchester', 'man', 'a', 'mnahc']
  for (const typed of words)
    for (const word of words)
      for (const most of [1, 2]) {
        const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
        const nearest = beginnings
          .filter((each) => each.endsWith(typed.slice(-1)))
          .map((each) => distance(typed, each, most))
        expect(distanceToBeginning(typed, word, most), `${typed}, ${word}`).toBe(Math.min(most + 1, ...nearest))
      }
  expect(distanceToBeginning('shirt', 'shirasaki', 1)).toBe(2)
})
