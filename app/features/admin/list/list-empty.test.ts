import { expect, test } from 'vitest'
import type { ListFields } from './describe-list.ts'
import { emptyOf } from './list-empty.ts'

const label = () => ''
const empty = () => ({ picture: 'records', title: 'Nothing here yet' }) as const
const review = { queue: 'plans', isOpen: () => true } as const
const text = { text: { kind: 'text', label } } as const
const tab = { state: { kind: 'tab', firstLabel: label, options: { decided: label } } } as const
const others = {
  uid: { kind: 'uid', label },
  state: { kind: 'choice', label, anyLabel: label, options: { reviewing: label } },
  sort: { kind: 'choice', label, anyLabel: label, options: { oldest: label } },
} as const

const shown = (fields: ListFields, search: object, list: object = {}) => emptyOf({ fields, empty, ...list }, search)

test('a list that has nothing says what would be here, in whatever order and on each of its tabs', () => {
  for (const search of [{}, { sort: 'oldest' }, { after: 'n.1' }]) expect(shown(others, search)).toEqual(empty())
  expect(shown({ ...text, ...tab }, { state: 'decided' })).toEqual(empty())
})

test('any filter says that nothing was found, and names another tab only where there are tabs', () => {
  for (const search of [{ uid: 7 }, { state: 'reviewing' }, { text: 'a' }]) {
    const { title, text: hint } = shown({ ...text, ...others }, search)
    expect([title, hint]).toEqual(['Nothing found', 'Try another search or other filters.'])
  }
  expect(shown({ ...text, ...tab }, { text: 'a' }).text).toMatch('other tab')
})

test('nothing is left to review where what waits is asked for, and nothing else', () => {
  expect(shown(others, { state: 'reviewing' }, { review }).title).toBe('Nothing is left to review.')
  expect(shown(others, { state: 'reviewing', uid: 7 }, { review }).title).toBe('Nothing found')
})

test('a list may know better why its search found nothing', () => {
  const noneFound = ({ uid }: { uid?: number }) => (uid === 7 ? { picture: 'records', title: 'No room 7' } : undefined)
  expect(shown(others, { uid: 7 }, { noneFound }).title).toBe('No room 7')
  expect(shown(others, { uid: 8 }, { noneFound }).title).toBe('Nothing found')
})

test('what is reviewed and is gone is said to be, however much waits', () => {
  const { title, text: hint } = shown({ ...text, ...tab }, { review: 1 }, { review })
  expect(title).toBe('This is no longer available.')
  expect(hint).toMatch('next one')
})
