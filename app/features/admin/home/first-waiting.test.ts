import { expect, test } from 'vitest'
import { firstWaiting } from './first-waiting.ts'

const has = (...list: string[]) => ({ ok: true, data: { list } }) as const
const failed = { ok: false, error: { code: 'unavailable' } } as const

type Answer = ReturnType<typeof has> | typeof failed | undefined
const ledTo = (reports: Answer, posts: Answer) =>
  firstWaiting([
    ['reports', reports],
    ['posts', posts],
  ])

test('who has one group is led to the first page with something that waits, else to the first', () => {
  expect(ledTo(has('open'), has('open'))).toBe('reports')
  expect(ledTo(has(), has('open'))).toBe('posts')
  expect(ledTo(has(), has())).toBe('reports')
})

test('a list that does not answer leads nobody to it before the others, and to no error', () => {
  expect(ledTo(failed, has('open'))).toBe('posts')
  expect(ledTo(undefined, failed)).toBe('reports')
})
