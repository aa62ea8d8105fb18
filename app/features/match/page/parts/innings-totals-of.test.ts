import { expect, test } from 'vitest'
import type { MatchState, PlayerLine } from '#contract/match-state.ts'
import { inningsTotalsOf } from './innings-totals-of.ts'

type Live = Pick<MatchState, 'board' | 'stats'>
type Board = Extract<NonNullable<MatchState['board']>, { family: 'cricket' }>

const innings = { side: 'home', runs: 165, wickets: 7, balls: 120, isDone: true } as const
const liveOf = (all: Board['innings'], stats: MatchState['stats'] = []): Live => ({
  board: { family: 'cricket', innings: all, recent: [], maxOvers: 20 },
  stats,
})
const lines: PlayerLine[] = [1, 2, 3].map((player) => ({ player, side: 'home', values: {} }))
const batted = lines.slice(0, 2)
const totals = (live: Live, side: 'home' | 'away' = 'home') => inningsTotalsOf(live, side, lines, batted)
const extras = (home: number): MatchState['stats'] => [{ key: 'extras', home, away: 4 }]

test('below the batters stand extras by kind, the total and who did not bat', () => {
  const live = liveOf([{ ...innings, extras: { wides: 7, byes: 1, legByes: 3, noBalls: 1 } }], extras(12))
  expect(totals(live)).toEqual({
    extras: 12,
    kinds: ['b 1', 'lb 3', 'w 7', 'nb 1'],
    total: '165/7',
    overs: '20.0',
    rate: '8.25',
    idle: [3],
    isDone: true,
  })
})

test('kinds that are not all of the extras are left out, and extras that nobody counts too', () => {
  expect(totals(liveOf([{ ...innings, extras: { wides: 7 } }], extras(12)))).toMatchObject({ extras: 12, kinds: [] })
  expect(totals(liveOf([innings]))).not.toHaveProperty('extras')
  expect(totals(liveOf([{ ...innings, extras: { wides: 7 } }]))).toMatchObject({ extras: 7, kinds: ['w 7'] })
})

test('a side that has not batted, or in a super over only, has none', () => {
  expect(totals(liveOf([innings]), 'away')).toBeUndefined()
  const over = { ...innings, side: 'away', runs: 9, wickets: 0, balls: 6 } as const
  expect(totals(liveOf([innings, innings, over]), 'away')).toBeUndefined()
})
