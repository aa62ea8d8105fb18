import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { atBatsOf, countZones, hasZones } from './pitches.ts'

let seq = 0
const item = (
  type: string,
  player: number,
  data: TimelineItem['data'],
  more: Partial<TimelineItem> = {},
): TimelineItem => ({
  ...{ seq: ++seq, at: '2026-11-29T12:00:00.000Z', type, side: 'away', player, period: 'i1', isKey: false },
  score: { home: 0, away: 0 },
  ...(data ? { data } : {}),
  ...more,
})
const pitch = (player: number, call: string, zone: number) => item('pitch', player, { call, zone }, { other: 101 })

const PLAYS = [
  item('half_start', 0, {}),
  pitch(201, 'ball', 14),
  pitch(201, 'foul', 5),
  item('single', 201, { zone: 5, pitcher: 101 }),
  item('stolen_base', 201, {}),
  pitch(202, 'strike', 1),
  item('walk', 202, { zone: 12, pitcher: 101 }),
  pitch(203, 'ball', 13),
]

test('a turn at bat has its pitches and the play that ended it, the last one may go on', () => {
  const turns = atBatsOf(PLAYS)
  expect(turns.map(({ batter, type, pitches }) => [batter, type, pitches.map(({ result }) => result)])).toEqual([
    [201, 'single', ['ball', 'strike', 'hit']],
    [202, 'walk', ['strike', 'ball']],
    [203, undefined, ['ball']],
  ])
  expect(turns.every(({ pitcher, half, inning }) => pitcher === 101 && half === 'top' && inning === 1)).toBe(true)
})

test('the same batter has another turn in another inning', () => {
  const turns = atBatsOf([
    item('fly_out', 201, { zone: 5 }),
    item('fly_out', 201, { zone: 5 }, { period: 'i2' }),
    item('fly_out', 201, { zone: 5 }, { period: 'i2' }),
  ])
  expect(turns.map(({ inning }) => inning)).toEqual([1, 2, 2])
})

test('a zone counts its pitches by what came of them', () => {
  const counts = countZones(atBatsOf(PLAYS))
  expect(counts.get(5)).toEqual({ all: 2, ball: 0, strike: 1, hit: 1, out: 0 })
  expect(counts.get(9)?.all).toBe(0)
})

test('a feed without places, or with places that are none, has no pitches', () => {
  const plain = [item('pitch', 201, { call: 'ball' }), item('single', 201, { zone: 10 }), item('walk', 201, undefined)]
  expect(hasZones(plain)).toBe(false)
  expect(atBatsOf(plain)).toEqual([])
  expect(hasZones(PLAYS)).toBe(true)
})
