import { expect, test } from 'vitest'
import { choicesOf, hashOf, isFirst, isNothingOpen, parseSearch, waitingAgeField } from './describe-list.ts'

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
  expect(parseSearch(users, { role: 'expert', uid: 10_001, brand: 'main-2', state: 'answered' }, '%20ann')).toEqual({
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

test('a place is one of numbers or of names', () => {
  const placeOf = (after: unknown) => parseSearch(users, { after }).after
  for (const place of ['n.12', 'p.1.-1764241200000.-7', 'n.3.main-2']) expect(placeOf(place)).toBe(place)
  for (const place of ['n', 'x.1', 'n.1.2.3.4.5', 'n.A', 7]) expect(placeOf(place)).toBeUndefined()
})

test('invalid and unknown parameters are left out', () => {
  const none = undefined
  const nothing = { text: none, role: none, uid: none, brand: none, state: none }
  expect(parseSearch(users, { role: 'king', uid: 'me', state: 'lost', more: 1 })).toEqual(nothing)
  expect(parseSearch(users, { role: 'toString', uid: 0, brand: 'A b', state: null })).toEqual(nothing)
})

test('nothing is open where the list shows first what waits, and that is nothing', () => {
  const review = { review: { queue: 'posts', isOpen: (row: string) => row === 'open' } } as const
  const empty = { list: [] }
  expect(isNothingOpen(review, empty)).toBe(true)
  expect(isNothingOpen(review, { list: ['decided'] })).toBe(true)
  expect(isNothingOpen(review, { list: ['decided', 'open'] })).toBe(false)
  expect(isFirst({ after: undefined, state: undefined })).toBe(true)
  expect(isFirst({ after: 'n.12' })).toBe(false)
  expect(isNothingOpen(review, undefined)).toBe(false)
  expect(isNothingOpen({}, empty)).toBe(false)
})

test('of two orders each is offered once, the one that the tab has by itself without a value', () => {
  expect(choicesOf(waitingAgeField, {})).toEqual({
    anyLabel: 'Oldest first',
    options: [{ value: 'newest', label: 'Newest first' }],
  })
  expect(choicesOf(waitingAgeField, { state: 'decided' })).toEqual({
    anyLabel: 'Newest first',
    options: [{ value: 'oldest', label: 'Oldest first' }],
  })
})
