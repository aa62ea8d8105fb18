import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { streaksOf } from './streaks-of.ts'

const TEAM = 1
const FOOTBALL = 202
const LEAGUE_OF_LEGENDS = 1

/** Matches of the team by their scores, its own first; the newest first, and every other one away. */
const matches = (scores: readonly [number, number][], gameId = FOOTBALL) =>
  scores.map(([own, their], at) => {
    const isHome = at % 2 === 0
    return {
      ...{ gameId, status: 'finished', home: { id: isHome ? TEAM : 2 }, away: { id: isHome ? 2 : TEAM } },
      score: isHome ? { home: own, away: their } : { home: their, away: own },
    } as MatchRow
  })
const told = (scores: readonly [number, number][], gameId?: number) =>
  streaksOf(matches(scores, gameId), TEAM).map(
    ({ key, count, of, isOpen }) => `${key} ${count}${of ? `/${of}` : ''}${isOpen ? '+' : ''}`,
  )

test('matches in a row count from the newest on', () => {
  expect(
    told([
      [2, 0],
      [1, 0],
      [0, 1],
      [3, 0],
    ]),
  ).toEqual(['wins 2', 'clean_sheets 2'])
  expect(
    told([
      [0, 1],
      [1, 2],
      [2, 2],
      [1, 0],
    ]),
  ).toEqual(['losses 2', 'winless 3', 'conceded 3'])
})

test('unbeaten and without a win are told where they say more than wins and defeats', () => {
  expect(
    told([
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 1],
    ]),
  ).toEqual(['wins 3', 'scored 3', 'clean_sheets 3'])
  expect(
    told([
      [1, 0],
      [2, 0],
      [1, 1],
      [0, 1],
    ]),
  ).toEqual(['wins 2', 'unbeaten 3', 'scored 3', 'clean_sheets 2'])
})

test('one that all matches have is open: it may be longer', () => {
  expect(
    told([
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
  ).toEqual(['unbeaten 3+', 'winless 3+', 'scored 3+', 'conceded 3+'])
})

test('how often there were more or fewer than two and a half goals is told of enough matches', () => {
  const open: [number, number][] = [
    [2, 1],
    [0, 3],
    [3, 0],
    [1, 1],
    [2, 2],
  ]
  expect(told(open)).toContain('over 4/5')
  expect(told(open.slice(0, 4))).not.toContain('over 3/4')
  expect(
    told([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ]),
  ).toContain('under 5/5')
})

test('other sports have results only, and a team without matches nothing', () => {
  expect(
    told(
      [
        [2, 0],
        [2, 1],
        [0, 2],
      ],
      LEAGUE_OF_LEGENDS,
    ),
  ).toEqual(['wins 2'])
  expect(told([])).toEqual([])
})
