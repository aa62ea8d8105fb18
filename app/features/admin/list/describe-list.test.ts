import { expect, test } from 'vitest'
import { parseSearch } from './describe-list.ts'

const label = () => ''
const users = {
  fields: {
    text: { kind: 'text', label },
    role: { kind: 'choice', label, anyLabel: label, options: { expert: label, anchor: label } },
    uid: { kind: 'uid', label },
    state: { kind: 'tab', firstLabel: label, options: { answered: label } },
  },
} as const

test('valid search parameters are kept', () => {
  expect(parseSearch(users, { page: '3', text: ' ann ', role: 'expert', uid: 10_001, state: 'answered' })).toEqual({
    page: 3,
    text: 'ann',
    role: 'expert',
    uid: 10_001,
    state: 'answered',
  })
})

test('a number is searched for as text', () => {
  expect(parseSearch(users, { text: 13800000000 }).text).toBe('13800000000')
})

test('the first page has no page parameter', () => {
  expect(parseSearch(users, { page: 1 }).page).toBeUndefined()
})

test('invalid and unknown parameters are left out', () => {
  const nothing = { page: undefined, text: undefined, role: undefined, uid: undefined, state: undefined }
  expect(parseSearch(users, { page: -4, text: '  ', role: 'king', uid: 'me', state: 'lost', more: 1 })).toEqual(nothing)
  expect(parseSearch(users, { page: 1.5, text: {}, role: 'toString', uid: 0, state: null })).toEqual(nothing)
})
