import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { statsOf } from './stats-of.ts'

test('a partnership is a figure of a match being played, and the rate that one side needs is compared with nothing', () => {
  const stats = ['extras', 'partnership', 'required_run_rate'].map((key) => ({ key, home: 1, away: 2 }))
  const live = {
    stats,
    timeline: [],
    chart: [],
    chartKind: 'run_rate' as const,
    odds: [],
    playerColumns: [],
    players: [],
  }
  const keysOf = (status: 'live' | 'finished') =>
    statsOf({ match: { ...testRow(1, 1), status }, live }).map(({ key }) => key)
  expect(keysOf('live')).toEqual(['extras', 'partnership'])
  expect(keysOf('finished')).toEqual(['extras'])
})
