import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { scorersOf } from './scorers-of.ts'

let seq = 0
const event = (type: string, player: number, more: Partial<TimelineItem> = {}): TimelineItem => ({
  seq: ++seq,
  at: '2026-11-20T12:00:00.000Z',
  type,
  player,
  side: 'home',
  period: 'h1',
  isKey: true,
  ...more,
})
const said = (timeline: TimelineItem[], side: 'home' | 'away' = 'home') =>
  scorersOf(timeline, side).map(({ player, kind, items }) => `${kind} ${player} ${items.map(({ clock }) => clock)}`)

test('goals of one player are one line, in the order in which players scored first', () => {
  const timeline = [
    event('goal', 9, { clock: 700 }),
    event('penalty_goal', 7, { clock: 1900 }),
    event('goal', 9, { clock: 2780 }),
  ]
  expect(said(timeline)).toEqual(['goal 9 700,2780', 'goal 7 1900'])
})

test('an own goal stands under the team that it counts for', () => {
  expect(said([event('own_goal', 4, { side: 'away', clock: 60 })], 'away')).toEqual(['goal 4 60'])
})

test('a goal that was taken back and the kicks of a shoot-out are no scorers', () => {
  const timeline = [event('goal', 9, { data: { isCancelled: true } }), event('penalty_goal', 7, { period: 'pens' })]
  expect(said(timeline)).toEqual([])
})

test('whoever is sent off has a line, by a second yellow card too; a first yellow card has none', () => {
  const timeline = [
    event('yellow_card', 5, { clock: 100 }),
    event('second_yellow', 5, { clock: 900 }),
    event('red_card', 6, { clock: 950 }),
  ]
  expect(said(timeline)).toEqual(['red_card 5 900', 'red_card 6 950'])
})
