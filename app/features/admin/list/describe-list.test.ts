import { expect, test } from 'vitest'
import { hashOf, parseSearch } from './describe-list.ts'

const label = () => ''
const users = {
  fields: {
    text: { kind: 'text', label },
    role: { kind: 'choice', label, anyLabel: label, options: { expert: label, anchor: label } },
    uid: { kind: 'uid', label },
    brand: { kind: 'code', label },
    state: { kind: 'tab', firstLabel: label, options: { answered: label } },
  },
} as const

test('valid search parameters are kept', () => {
  expect(
    parseSearch(users, { page: '3', role: 'expert', uid: 10_001, brand: 'main-2', state: 'answered' }, '%20ann'),
  ).toEqual({
    page: 3,
    text: 'ann',
    role: 'expert',
    uid: 10_001,
    brand: 'main-2',
    state: 'answered',
  })
})

test('a text, perhaps an email, stands behind the # of the address only', () => {
  const hash = hashOf(users.fields, { text: ' a+b%@example.org ', role: 'expert' })
  expect(hash).toBe('a%2Bb%25%40example.org')
  expect(parseSearch(users, {}, hash).text).toBe('a+b%@example.org')
  expect(parseSearch(users, { text: 'ann@example.org' }).text).toBeUndefined()
  expect(hashOf(users.fields, { text: ' ' })).toBeUndefined()
})

test('a number is searched for as text', () => {
  expect(parseSearch(users, {}, '13800000000').text).toBe('13800000000')
})

test('the first page has no page parameter', () => {
  expect(parseSearch(users, { page: 1 }).page).toBeUndefined()
})

test('invalid and unknown parameters are left out', () => {
  const none = undefined
  const nothing = { page: none, text: none, role: none, uid: none, brand: none, state: none }
  expect(parseSearch(users, { page: -4, role: 'king', uid: 'me', state: 'lost', more: 1 })).toEqual(nothing)
  expect(parseSearch(users, { page: 1.5, role: 'toString', uid: 0, brand: 'A b', state: null })).toEqual(nothing)
})
