import { expect, test } from 'vitest'
import { chaseOf } from './cricket-figures.ts'

const innings = (side: 'home' | 'away', runs: number, wickets: number, balls: number, isDone = true) => ({
  side,
  runs,
  wickets,
  balls,
  isDone,
})
const board = (...played: (ReturnType<typeof innings> & { target?: number })[]) => ({ innings: played, maxOvers: 20 })
const TIE = [innings('home', 150, 6, 120), innings('away', 150, 8, 120)] as const

test('a chase counts the remaining balls of its overs', () => {
  const chase = board(innings('home', 150, 6, 120), { ...innings('away', 100, 3, 90, false), target: 151 })
  expect(chaseOf(chase)).toEqual({ side: 'away', runs: 51, balls: 30 })
})

test('there is no chase in the first innings or after the last', () => {
  const over = board(TIE[0], { ...innings('away', 140, 10, 110), target: 151 })
  expect(chaseOf(over)).toBeUndefined()
  expect(chaseOf(board(innings('home', 50, 1, 40, false)))).toBeUndefined()
})

test('a super over is chased in six balls', () => {
  const chase = board(...TIE, innings('away', 12, 1, 6), { ...innings('home', 4, 0, 2, false), target: 13 })
  expect(chaseOf(chase)).toEqual({ side: 'home', runs: 9, balls: 4 })
})
