import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { type MatchMoment, momentOf, queued } from './moment-of.ts'

const item = (fields: Partial<TimelineItem>): TimelineItem => ({
  seq: 7,
  at: '2026-11-22T14:00:00.000Z',
  type: 'goal',
  isKey: true,
  ...fields,
})
const moment = (seq: number): MatchMoment => ({ seq, type: 'goal', side: 'home' })

test('a goal belongs to the side that scored, with its scorer and the new score', () => {
  const goal = item({ side: 'away', player: 9, other: 10, score: { home: 0, away: 1 } })
  expect(momentOf(goal, 'football')).toEqual({
    seq: 7,
    type: 'goal',
    side: 'away',
    player: 9,
    score: { home: 0, away: 1 },
  })
})

test('a wicket is cheered by the bowling side', () => {
  const wicket = item({ type: 'wicket', side: 'home', player: 1, other: 22 })
  expect(momentOf(wicket, 'cricket')).toMatchObject({ side: 'away', player: 22 })
  const { other: _, ...runOut } = wicket
  expect(momentOf(runOut, 'cricket')).not.toHaveProperty('player')
  expect(momentOf({ ...wicket, data: { how: 'lbw' } }, 'cricket')).toMatchObject({ side: 'away', player: 22 })
})

test('a run-out is the fielder’s, where he is known, and never the bowler’s', () => {
  const out = item({ type: 'wicket', side: 'home', player: 1, other: 22, data: { how: 'run_out', fielder: 25 } })
  expect(momentOf(out, 'cricket')).toMatchObject({ side: 'away', player: 25 })
  expect(momentOf({ ...out, data: { how: 'run_out' } }, 'cricket')).not.toHaveProperty('player')
})

test.each([
  ['tennis', 'set_won', 'game_won'],
  ['sets', 'set_won', 'point'],
  ['rounds', 'map_won', 'round_won'],
  ['moba', 'map_won', 'kill'],
  ['baseball', 'home_run', 'single'],
  ['american_football', 'touchdown', 'punt'],
] as const)('in %s a %s is a moment and a %s is not', (family, cheered, usual) => {
  expect(momentOf(item({ type: cheered, side: 'home' }), family)).toBeDefined()
  expect(momentOf(item({ type: usual, side: 'home' }), family)).toBeUndefined()
})

test('every basket would be too much, and an event of neither side is none', () => {
  expect(momentOf(item({ type: 'three_made', side: 'home' }), 'basketball')).toBeUndefined()
  expect(momentOf(item({ type: 'map_won' }), 'rounds')).toBeUndefined()
})

test('moments wait for each other, each once, and of many the newest', () => {
  expect(queued([], 3, [moment(3), moment(4)])).toEqual([moment(4)])
  expect(queued([moment(4)], 3, [moment(4), moment(5)])).toEqual([moment(4), moment(5)])
  expect(queued([moment(4), moment(5)], 3, [moment(6)])).toEqual([moment(5), moment(6)])
})
