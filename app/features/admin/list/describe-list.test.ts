import { expect, test } from 'vitest'
import { parseSearch } from './describe-list.ts'

const word = () => ''
const users = {
  fields: {
    text: { kind: 'text', label: word },
    role: { kind: 'choice', label: word, anyLabel: word, options: { expert: word, anchor: word } },
    uid: { kind: 'uid', label: word },
    state: { kind: 'tab', firstLabel: word, options: { answered: word } },
  },
} as const

test('a search keeps what the list understands', () => {
  expect(parseSearch(users, { page: '3', text: ' ann ', role: 'expert', uid: 10_001, state: 'answered' })).toEqual({
    page: 3,
    text: 'ann',
    role: 'expert',
    uid: 10_001,
    state: 'answered',
  })
})

test('digits alone are searched for as text', () => {
  expect(parseSearch(users, { text: 13800000000 }).text).toBe('13800000000')
})

test('the first page is the address without a page', () => {
  expect(parseSearch(users, { page: 1 }).page).toBeUndefined()
})

test('anything else is left out', () => {
  const nothing = { page: undefined, text: undefined, role: undefined, uid: undefined, state: undefined }
  expect(parseSearch(users, { page: -4, text: '  ', role: 'king', uid: 'me', state: 'lost', more: 1 })).toEqual(nothing)
  expect(parseSearch(users, { page: 1.5, text: {}, role: 'toString', uid: 0, state: null })).toEqual(nothing)
})
