import { expect, test, vi } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { testRow } from '#tests/support/match-row.ts'
import { matchHead } from './match-head.ts'

vi.mock('virtual:variant-code', () => ({ default: {} }))
vi.mock('../../shell/shell.functions.ts', () => ({}))

const headOf = (hidesScores: boolean, changes: Partial<MatchRow>) => {
  const match: MatchRow = { ...testRow(1, 1), score: { home: 7771, away: 8882 }, ...changes }
  const shell = {
    display: { hidesScores },
    locale: { tag: 'en', code: 'en_US' },
    zone: 'UTC',
    origin: 'https://example.org',
    path: '/soccer/1',
    prefix: '',
    brand: { texts: { name: 'Brand' }, logos: { share: '/share.png' }, languages: ['en_US'], features: {} },
  }
  return JSON.stringify(matchHead({ shell: shell as never, match, venue: undefined }, '/soccer/1'))
}

test('title, share texts and data of a match tell no score to who hides scores', () => {
  expect(headOf(false, { status: 'finished' })).toMatch(/7771/)
  for (const status of ['finished', 'live'] as const) expect(headOf(true, { status })).not.toMatch(/7771|8882/)
  expect(headOf(true, { status: 'finished', endedBy: 'walkover' })).not.toMatch(/walkover/i)
})
