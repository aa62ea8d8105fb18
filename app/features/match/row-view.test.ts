import { expect, test } from 'vitest'
import { showsOdds } from './row-view.ts'

test('odds of a live match are hidden with its score, those of an upcoming match are not', () => {
  expect(showsOdds({ status: 'live' }, false)).toBe(false)
  expect(showsOdds({ status: 'live' }, true)).toBe(true)
  expect(showsOdds({ status: 'scheduled' }, false)).toBe(true)
})

test('a finished match shows no odds', () => {
  expect(showsOdds({ status: 'finished' }, true)).toBe(false)
})
