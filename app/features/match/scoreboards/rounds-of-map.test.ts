import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { halvesOf } from './rounds-of-map.ts'

const item = (type: string, rest: Partial<TimelineItem> = {}): TimelineItem => ({
  seq: 1,
  at: '2026-11-22T12:00:00.000Z',
  type,
  period: 'm1',
  isKey: false,
  ...rest,
})
const won = (side: Side, round: number, homeSide?: string, more: TimelineItem['data'] = {}) =>
  item('round_won', { side, data: { how: 'bomb', round, ...(homeSide ? { homeSide } : {}), ...more } })

test('rounds stand in the halves they were played in, and overtime apart', () => {
  const timeline = [
    item('map_start'),
    won('home', 1, 'attack'),
    item('kill', { side: 'home' }),
    won('away', 2, 'attack'),
    item('half_time'),
    won('away', 3, 'defence'),
    item('overtime'),
    won('home', 4, 'defence'),
    won('away', 5, 'attack'),
    item('map_won', { side: 'away' }),
    { ...won('home', 1, 'attack'), period: 'm2' },
  ]
  expect(halvesOf(timeline, 'm1').map(({ key, homeSide, rounds }) => [key, homeSide, rounds.length])).toEqual([
    ['first', 'attack', 2],
    ['second', 'defence', 1],
    ['overtime', undefined, 2],
  ])
  expect(halvesOf(timeline, 'm2')).toHaveLength(1)
  expect(halvesOf(timeline, 'm3')).toEqual([])
})

test('a round says who won it, how, and with what equipment', () => {
  const [half] = halvesOf([won('away', 1, 'attack', { homeWorth: 4000, awayWorth: 21_000 })], 'm1')
  expect(half?.rounds).toEqual([{ number: 1, winner: 'away', how: 'bomb', worth: { home: 4000, away: 21_000 } }])
})

test('a feed that tells neither sides nor half-time has one row of rounds, numbered in order', () => {
  const plain = item('round_won', { side: 'home', data: { how: 'time' } })
  expect(halvesOf([plain, plain], 'm1')).toEqual([
    {
      key: 'first',
      rounds: [
        { number: 1, winner: 'home', how: 'time' },
        { number: 2, winner: 'home', how: 'time' },
      ],
    },
  ])
})
