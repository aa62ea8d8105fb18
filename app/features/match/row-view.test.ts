import { expect, test } from 'vitest'
import { showsOdds } from './row-view.ts'

test('prices of a match in play stay hidden with its score, those before it do not', () => {
  expect(showsOdds({ status: 'live' }, false)).toBe(false)
  expect(showsOdds({ status: 'live' }, true)).toBe(true)
  expect(showsOdds({ status: 'scheduled' }, false)).toBe(true)
})

test('nobody bets on what is over', () => {
  expect(showsOdds({ status: 'finished' }, true)).toBe(false)
})
