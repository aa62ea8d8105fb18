import { expect, test } from 'vitest'
import { basesText } from './bases-text.ts'
import { leaderIn } from './top-scorer.ts'

test('runners are named as a broadcaster does', () => {
  expect(basesText([false, false, false])).toBe('Bases empty')
  expect(basesText([false, true, false])).toBe('Runner on second')
  expect(basesText([true, false, true])).toBe('Runners on first and third')
  expect(basesText([true, true, true])).toBe('Bases loaded')
})

test('the top scorer of a side is who has most points, the first of two with as many', () => {
  const line = (player: number, side: 'home' | 'away', points: number) => ({ player, side, values: { points } })
  const lines = [line(1, 'home', 12), line(2, 'home', 20), line(3, 'home', 20), line(4, 'away', 31)]
  expect(leaderIn(lines, 'home')?.player).toBe(2)
  expect(leaderIn([line(1, 'home', 0)], 'home')).toBeUndefined()
})
