import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site stays as it is', () => {
  for (const path of ['/', '/mall/details/7', '/ar/mall?page=2&text=a%20b#order', '/a/%2F%2Fevil.example'])
    expect(ownPath(path)).toBe(path)
})

test('nothing that leads to another site, or may be read as that, is a path of this one', () => {
  const others = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '/..//evil.example',
    '/mall/../..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'mall',
    '',
    `/${'a'.repeat(300)}`,
    undefined,
    7,
  ]
  for (const text of others) expect(ownPath(text), String(text)).toBeUndefined()
})
