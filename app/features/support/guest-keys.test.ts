import { expect, test } from 'vitest'
import { newKey, parseKeys, placeOfHash } from './guest-keys.ts'

const KEY = 'a'.repeat(43)

test('an address says which part of the desk is meant, and anything else means the list', () => {
  expect(placeOfHash('')).toEqual({ view: 'list' })
  expect(placeOfHash('new')).toEqual({ view: 'new' })
  expect(placeOfHash('17')).toEqual({ view: 'request', id: 17 })
  expect(placeOfHash(`17.${KEY}`)).toEqual({ view: 'request', id: 17, key: KEY })
  for (const hash of ['0', '-1', '1e3', '17.', `17.${KEY}a`, '99999999999999999', '__proto__', '<b>'])
    expect(placeOfHash(hash), hash).toEqual({ view: 'list' })
})

test('a new key is one that the contract takes', () => {
  const key = newKey()
  expect(parseKeys([{ id: 1, key }])).toEqual([{ id: 1, key }])
  expect(newKey()).not.toBe(key)
})

test('whatever is stored, only keys are read of it, and no more than ten', () => {
  expect(parseKeys(undefined)).toEqual([])
  expect(parseKeys({ id: 1, key: KEY })).toEqual([])
  expect(parseKeys([null, 1, { id: 'x', key: KEY }, { id: 1, key: 'short' }, { id: 2, key: KEY }])).toEqual([
    { id: 2, key: KEY },
  ])
  expect(parseKeys(Array.from({ length: 30 }, (_, id) => ({ id, key: KEY })))).toHaveLength(10)
})
