import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { setPointsOf } from './set-points.ts'

let seq = 0
const point = (period: string, side: 'home' | 'away', how?: string): TimelineItem => ({
  seq: ++seq,
  at: '',
  type: how === 'ace' ? 'ace' : 'point',
  score: { home: 0, away: 0 },
  isKey: false,
  period,
  side,
  ...(how ? { data: { how } } : {}),
})
const period = (key: string, home: number, away: number, isDone = true) => ({ key, home, away, isDone })

test('a set is told point by point, with how they were made and how far either was ahead', () => {
  const [set] = setPointsOf(
    [point('s1', 'home', 'attack'), point('s1', 'home', 'ace'), point('s1', 'away', 'block')],
    [period('s1', 2, 1)],
  )
  expect(set?.course).toEqual([
    { home: 0, away: 0 },
    { home: 1, away: 0 },
    { home: 2, away: 0 },
    { home: 2, away: 1 },
  ])
  expect(Object.fromEntries(set?.ways ?? [])).toEqual({
    attack: { home: 1, away: 0 },
    ace: { home: 1, away: 0 },
    block: { home: 0, away: 1 },
  })
  expect(set).toMatchObject({ winner: 'home', lead: { home: 2, away: 0 } })
})

test('a set of which only some points were told is not drawn, and one under way has no winner', () => {
  const items = [point('s1', 'home'), point('s2', 'away')]
  const sets = setPointsOf(items, [period('s1', 25, 20), period('s2', 0, 1, false)])
  expect(sets.map(({ key, winner }) => [key, winner])).toEqual([['s2', undefined]])
})
