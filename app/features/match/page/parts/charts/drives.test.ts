import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { drivesOf } from './drives.ts'

let seq = 0
const item = (type: string, side?: Side, data: Record<string, number | string> = {}, period = 'q1'): TimelineItem => ({
  ...{ seq: ++seq, at: '2026-11-22T12:00:00.000Z', type, period, isKey: false, data },
  ...(side ? { side } : {}),
})

test('a drive goes from where the ball was to where it was given away, with plays, yards and time', () => {
  const drives = drivesOf([
    item('kick_off', 'away', { yardLine: 27 }),
    item('pass', 'home', { yardLine: 34, yards: 7, seconds: 38 }),
    item('incomplete', 'home', { yardLine: 34, yards: 0, seconds: 8 }),
    item('penalty', 'home', { yardLine: 29 }),
    item('punt', 'home', { yardLine: 75, seconds: 9 }),
    item('run', 'away', { yardLine: 70, yards: 5, seconds: 30 }),
    item('touchdown', 'away', { yardLine: 2, yards: 70, seconds: 9, how: 'run' }),
    item('extra_point', 'away', { yardLine: 2 }),
    item('kick_off', 'away', { yardLine: 25 }),
    item('run', 'home', { yardLine: 30, yards: 5, seconds: 30 }),
  ])
  expect(drives.map(({ key: _, period: __, ...rest }) => rest)).toEqual([
    { side: 'home', from: 27, to: 29, plays: 2, yards: 7, seconds: 55, end: 'punt' },
    { side: 'away', from: 75, to: 0, plays: 2, yards: 75, seconds: 39, end: 'touchdown' },
    { side: 'home', from: 25, to: 30, plays: 1, yards: 5, seconds: 30 },
  ])
})

test('the end of a half ends a drive, that of a quarter does not; a return is nobody’s drive', () => {
  const drives = drivesOf([
    item('kick_off', 'away', { yardLine: 25 }),
    item('run', 'home', { yardLine: 30, yards: 5 }),
    item('quarter_end', undefined, {}, 'q1'),
    item('run', 'home', { yardLine: 35, yards: 5 }, 'q2'),
    item('quarter_end', undefined, {}, 'q2'),
    item('kick_off', 'home', { yardLine: 75 }, 'q3'),
    item('interception', 'away', { yardLine: 60 }, 'q3'),
    item('touchdown', 'home', { how: 'return', yards: 60 }, 'q3'),
  ])
  expect(drives.map(({ side, plays, end }) => [side, plays, end])).toEqual([
    ['home', 2, 'quarter_end'],
    ['away', 1, 'interception'],
  ])
})

test('of a feed that does not say where the ball is there are no drives', () => {
  expect(drivesOf([item('run', 'home'), item('touchdown', 'home')])).toEqual([])
})
