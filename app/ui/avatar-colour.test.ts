import { expect, test } from 'vitest'
import { hueOf, initialOf } from './avatar-colour.ts'

test('the same name always has the same colour, and similar names have different ones', () => {
  expect(hueOf('Ana')).toBe(hueOf('Ana'))
  expect(hueOf('Ana')).not.toBe(hueOf('Anb'))
  for (const name of ['', '王小明', '🦊 fox', 'x'.repeat(500)]) {
    expect(hueOf(name)).toBeGreaterThanOrEqual(0)
    expect(hueOf(name)).toBeLessThan(360)
  }
})

test('an initial is one complete character of any script', () => {
  expect(initialOf(' ana')).toBe('A')
  expect(initialOf('王小明')).toBe('王')
  expect(initialOf('👩‍🚀 Zoe')).toBe('👩‍🚀')
  expect(initialOf('é́tude')).toBe('É́')
  expect(initialOf('  ')).toBe('?')
})
