import { expect, test } from 'vitest'
import { TABS } from '#app/features/match/home-list-names.ts'
import { displayOf } from './display-of.ts'

test('made-up zones and lists make no page of their own', () => {
  const plain = displayOf(JSON.stringify({ lists: [] }))
  expect(displayOf(JSON.stringify({ zone: 'Mars/Base', lists: ['made', 'up'] }))).toEqual(plain)
})

test('what a visitor has chosen stays', () => {
  const last = TABS.at(-1) ?? 'live'
  const display = displayOf(JSON.stringify({ zone: 'Asia/Tokyo', hidesScores: true, lists: [last] }))
  expect(display).toEqual({
    zone: 'Asia/Tokyo',
    hidesScores: true,
    lists: [last, ...TABS.filter((tab) => tab !== last)],
  })
})
