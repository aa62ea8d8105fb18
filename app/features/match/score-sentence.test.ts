import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { isWorthAnnouncing, scoreSentence } from './score-sentence.ts'

const fact = { matchId: 1, seq: 7, gameId: 202, side: 'away', score: { home: 0, away: 1 }, isCancelled: false } as const

test('a goal and a cancelled goal have different sentences', () => {
  expect(scoreSentence(testRow(1, 7), fact)).toBe('Away scored. Home 0, Away 1')
  const back = { ...fact, score: { home: 0, away: 0 }, isCancelled: true }
  expect(scoreSentence(testRow(1, 8), back)).toBe('Away: score corrected. Home 0, Away 0')
})

test('who wins a set, a map or a frame has not scored', () => {
  const said = (gameId: number) => scoreSentence({ ...testRow(1, 7), gameId }, fact)
  expect(said(203)).toBe('Set to Away. Home 0, Away 1')
  expect(said(2)).toBe('Map to Away. Home 0, Away 1')
  expect(said(204)).toBe('Frame to Away. Home 0, Away 1')
})

test('goals, sets and maps are announced, single points and runs are not', () => {
  expect((['football', 'tennis', 'rounds', 'moba'] as const).map(isWorthAnnouncing)).toEqual([true, true, true, true])
  expect((['basketball', 'cricket', 'battle_royale'] as const).map(isWorthAnnouncing)).toEqual([false, false, false])
})
