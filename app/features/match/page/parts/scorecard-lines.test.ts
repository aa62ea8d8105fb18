import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { withHowOut } from './scorecard-lines.ts'

const PEOPLE = new Map([
  [1, { name: 'Ann Batter', side: 'home' as const }],
  [11, { name: 'Bea Rowe', side: 'away' as const }],
  [12, { name: 'Cat Langford', side: 'away' as const }],
])

const wicket = (data: TimelineItem['data'], other?: number): TimelineItem => ({
  ...{ seq: 1, at: '', type: 'wicket', side: 'home', player: 1, isKey: true },
  ...(data ? { data } : {}),
  ...(other === undefined ? {} : { other }),
})
const told = (item: TimelineItem, sign = 'x') => {
  const [line] = withHowOut([{ player: 1, side: 'home', values: { dismissal: sign } }], [item], PEOPLE)
  return `${line?.values.dismissal}`.replace(/[\u2068\u2069]/g, '')
}

test.each([
  [{ how: 'caught', fielder: 12 }, 11, 'c Langford b Rowe'],
  [{ how: 'caught' }, 11, 'x'],
  [{ how: 'caught', fielder: 11 }, 11, 'c & b Rowe'],
  [{ how: 'stumped', fielder: 12 }, 11, 'st Langford b Rowe'],
  [{ how: 'stumped' }, 11, 'x'],
  [{ how: 'bowled' }, 11, 'b Rowe'],
  [{ how: 'lbw' }, 11, 'lbw b Rowe'],
  [{ how: 'hit_wicket' }, 11, 'hit wicket b Rowe'],
  [{ how: 'run_out', fielder: 12 }, 11, 'run out (Langford)'],
  [{ how: 'run_out' }, 11, 'run out'],
  [{ how: 'bowled' }, 99, 'x'],
  [{ how: 'bowled' }, undefined, 'x'],
  [{ how: 'retired_out' }, 11, 'out'],
  [{ how: 'timed_out' }, 11, 'out'],
  [undefined, 11, 'x'],
])('%o by %s is %s', (data, bowler, text) => {
  expect(told(wicket(data, bowler))).toBe(text)
})

test.each([
  ['c', 'caught'],
  ['b', 'bowled'],
  ['ro', 'run out'],
  ['st', 'stumped'],
  ['hw', 'hit wicket'],
  ['ret', 'retired'],
  ['out', 'out'],
  ['', ''],
])('the sign %s alone is %s in words', (sign, text) => {
  expect(told(wicket(undefined), sign)).toBe(text)
})

test('who is not out stays so', () => {
  expect(told(wicket({ how: 'bowled' }, 11), '*')).toBe('not out')
})
