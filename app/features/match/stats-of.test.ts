import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { statsOf } from './stats-of.ts'

test('a partnership is a figure of a match being played, not of one that is over', () => {
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
  expect(keysOf('live')).toHaveLength(3)
  expect(keysOf('finished')).toEqual(['extras'])
})
