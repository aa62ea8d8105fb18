import { expect, test } from 'vitest'
import { parseAuditSearch, parseFeedbackSearch, parseUserSearch } from './admin-search.ts'

test('a search keeps what the lists understand', () => {
  expect(parseUserSearch({ page: 3, text: ' ann ', role: 'expert', state: 'banned' })).toEqual({
    page: 3,
    text: 'ann',
    role: 'expert',
    state: 'banned',
  })
  expect(parseFeedbackSearch({ state: 'answered' }).state).toBe('answered')
  expect(parseAuditSearch({ uid: 10_001, page: '2' })).toEqual({ uid: 10_001, page: 2 })
})

test('digits alone are searched for as text', () => {
  expect(parseUserSearch({ text: 13800000000 }).text).toBe('13800000000')
})

test('anything else is left out', () => {
  const nothing = { page: undefined, text: undefined, role: undefined, state: undefined }
  expect(parseUserSearch({ page: 1, text: '  ', role: 'king', state: 'lost' })).toEqual(nothing)
  expect(parseUserSearch({ page: -4, text: {}, role: 3, state: null })).toEqual(nothing)
  expect(parseAuditSearch({ uid: 'me', page: 1.5 })).toEqual({ page: undefined, uid: undefined })
})
