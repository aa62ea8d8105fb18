import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { testRow } from '#tests/support/match-row.ts'
import { phaseTellsScore } from './phase-tells-score.ts'

const tells = (phase: string, period: string, family: string) =>
  phaseTellsScore({
    ...testRow(1, 1),
    gameId: GAMES.find((game) => game.family === family)?.id ?? -1,
    phase,
    periods: [{ key: period, home: 0, away: 0, isDone: false }],
  })

test('which map, set or frame is being played tells who has won how many', () => {
  for (const family of ['rounds', 'moba', 'games', 'tennis', 'sets', 'frames'] as const)
    expect(tells('map', 'm3', family), family).toBe(true)
})

test('a half, a quarter, an over and a map of a lobby tell nothing', () => {
  expect(tells('second_half', 'h2', 'football')).toBe(false)
  expect(tells('q4', 'q4', 'basketball')).toBe(false)
  expect(tells('i2', 'i2', 'cricket')).toBe(false)
  expect(tells('map', 'm4', 'battle_royale')).toBe(false)
})

test('time beyond the regular time tells that the score was level', () => {
  expect(tells('extra_first', 'et1', 'football')).toBe(true)
  expect(tells('penalty_shootout', 'pens', 'football')).toBe(true)
  expect(tells('overtime', 'ot1', 'basketball')).toBe(true)
  expect(tells('break', 'ot1', 'basketball')).toBe(true)
  expect(tells('super_over', 'so1', 'cricket')).toBe(true)
})

test('from the ninth inning on, its halves tell who leads', () => {
  expect(tells('i8', 'i8', 'baseball')).toBe(false)
  expect(tells('i9', 'i9', 'baseball')).toBe(true)
  expect(tells('inning_break', 'i11', 'baseball')).toBe(true)
})
