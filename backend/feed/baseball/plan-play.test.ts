import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { endWithRun, planPlay } from './plan-play.ts'
import type { Bases } from './plays.ts'

const ALL: Bases[] = Array.from({ length: 8 }, (_, at) => [at % 2 === 1, at % 4 > 1, at > 3])
const on = (bases: Bases): number => bases.filter(Boolean).length

test('no play loses a runner: the batter and all on base are on base, home or out after it', () => {
  const random = createRandom(3)
  for (let at = 0; at < 20_000; at++) {
    const before = ALL[at % ALL.length] as Bases
    const outs = at % 3
    const planned = planPlay(random, 1, before, outs)
    for (const play of [planned, ...[1, 2, 3, 4].map((needed) => endWithRun(planned, before, needed))])
      expect(on(play.bases) + play.runs + play.outs - outs, `${play.type} with ${before}`).toBe(on(before) + 1)
  }
})

test('the winning run is the last one, and the batter has no more bases than who brought it', () => {
  const full: Bases = [true, true, true]
  const double = { type: 'double', outs: 1, bases: [false, true, true], runs: 2 } as const
  expect(endWithRun(double, full, 1)).toEqual({ type: 'single', outs: 1, bases: [true, true, true], runs: 1 })
  expect(endWithRun(double, full, 2)).toEqual(double)
  expect(endWithRun(double, full, 3)).toEqual(double)
  const triple = { type: 'triple', outs: 0, bases: [false, false, true], runs: 3 } as const
  expect(endWithRun(triple, full, 2)).toEqual({ type: 'double', outs: 0, bases: [false, true, true], runs: 2 })
  const homeRun = { type: 'home_run', outs: 0, bases: [false, false, false], runs: 4 } as const
  expect(endWithRun(homeRun, full, 1)).toEqual(homeRun)
})
