import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { fightRoundsOf } from './fight-rounds.ts'

let seq = 0
const item = (period: string, type: string, more: Partial<TimelineItem>): TimelineItem => ({
  ...{ seq: ++seq, at: '', type, period, score: { home: 0, away: 0 }, isKey: false },
  ...more,
})
const totals = (homeStrikes: number, awayStrikes: number, homeControl: number, awayControl: number) => ({
  data: { homeStrikes, awayStrikes, homeControl, awayControl },
})
const period = (key: string, isDone: boolean) => ({ key, home: 0, away: 0, isDone })

test('each round has what was landed in it, the one that is fought up to now', () => {
  const rounds = fightRoundsOf({
    timeline: [
      item('r1', 'takedown', { side: 'home' }),
      item('r1', 'round_end', totals(20, 11, 90, 0)),
      item('r2', 'knockdown', { side: 'away' }),
    ],
    periods: [period('r1', true), period('r2', false)],
    stats: [
      { key: 'significant_strikes', home: 24, away: 19 },
      { key: 'control_time', home: 90, away: 30, unit: 'seconds' },
    ],
  })
  expect(rounds).toMatchObject([
    { strikes: { home: 20, away: 11 }, control: { home: 90, away: 0 }, takedowns: { home: 1, away: 0 } },
    { strikes: { home: 4, away: 8 }, control: { home: 0, away: 30 }, knockdowns: { home: 0, away: 1 } },
  ])
})

test('a round whose strikes nobody told has none', () => {
  const [round] = fightRoundsOf({ timeline: [item('r1', 'round_end', {})], periods: [period('r1', true)], stats: [] })
  expect(round).not.toHaveProperty('strikes')
})
