import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { gamesOf, serveFiguresOf } from './tennis-points.ts'

const game = (seq: number, type: string, side: 'home' | 'away', data: TimelineItem['data']): TimelineItem => ({
  ...{ seq, at: '2026-11-22T12:00:00.000Z', type, side, period: 's1', isKey: false },
  ...(data ? { data } : {}),
})
const HELD = 'ha1/15:0 hw1/30:0 ad2/30:15 hw2/40:15 hf1/'
const BROKEN = 'hw1/15:0 hu1/30:0 hw2/40:0 aa1/40:15 hu1/'
const timeline = [
  game(1, 'game_won', 'home', { homeGames: 1, awayGames: 0, server: 'home', course: HELD }),
  game(2, 'ace', 'home', undefined),
  game(3, 'break_of_serve', 'home', { homeGames: 2, awayGames: 0, server: 'away', course: BROKEN }),
  game(4, 'game_won', 'away', { homeGames: 2, awayGames: 1 }),
]
const none = { period: 's1', serving: undefined }

test('games have their points; break points are those that whoever receives could have won the game with', () => {
  const games = gamesOf(timeline, undefined, none)
  expect(games.map(({ server, winner, points }) => [server, winner, points.length])).toEqual([
    ['home', 'home', 5],
    ['away', 'home', 5],
  ])
  expect(games.map(({ points }) => points.map(({ isBreakPoint }) => isBreakPoint))).toEqual([
    [false, false, false, false, false],
    [false, false, false, true, true],
  ])
  expect(games[1]?.points.map(({ makesBreakPoint }) => makesBreakPoint)).toEqual([false, false, true, true, false])
})

test('serve and return are counted from the points', () => {
  const games = gamesOf(timeline, undefined, none)
  expect(serveFiguresOf(games, 'home')).toEqual({
    ...{ aces: 1, doubleFaults: 1, firstIn: 60, firstWon: 100, secondWon: 50 },
    ...{ returnWon: 80, breakPoints: 2, breakPointsWon: 1 },
  })
  expect(serveFiguresOf(games, 'away')).toMatchObject({ aces: 1, firstIn: 80, breakPoints: 0, secondWon: 0 })
  expect(serveFiguresOf([], 'away')).toMatchObject({ firstIn: undefined, returnWon: undefined })
})

test('the game that is played is the last; in a tie-break the serve goes over after one point, then after two', () => {
  const board = {
    ...{ family: 'tennis' as const, isTieBreak: true, sets: { home: 0, away: 0 }, points: { home: '2', away: '1' } },
    course: 'hw1/1:0 aw1/1:1 hw1/2:1',
  }
  // The fourth point is home's to serve: away's were the second and third.
  const games = gamesOf([], board, { period: 's1', serving: 'home' })
  expect(games.map(({ points }) => points.map(({ server }) => server))).toEqual([['home', 'away', 'away']])
})
