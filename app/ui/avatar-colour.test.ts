import { expect, test } from 'vitest'
import { hueOf, initialOf } from './avatar-colour.ts'

test('a name keeps its colour, and names that differ a little differ in it', () => {
  expect(hueOf('Ana')).toBe(hueOf('Ana'))
  expect(hueOf('Ana')).not.toBe(hueOf('Anb'))
  for (const name of ['', '王小明', '🦊 fox', 'x'.repeat(500)]) {
    expect(hueOf(name)).toBeGreaterThanOrEqual(0)
    expect(hueOf(name)).toBeLessThan(360)
  }
})

test('an initial is one whole character of any script', () => {
  expect(initialOf(' ana')).toBe('A')
  expect(initialOf('王小明')).toBe('王')
  expect(initialOf('👩‍🚀 Zoe')).toBe('👩‍🚀')
  expect(initialOf('é́tude')).toBe('É́')
  expect(initialOf('  ')).toBe('?')
})
