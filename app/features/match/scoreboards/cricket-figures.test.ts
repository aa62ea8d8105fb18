import { expect, test } from 'vitest'
import { chaseOf, rateText, resultOf, runsText } from './cricket-figures.ts'

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

test('runs stand with their wickets, alone when all are out', () => {
  expect([runsText({ runs: 148, wickets: 0 }), runsText({ runs: 155, wickets: 10 })]).toEqual(['148/0', '155'])
})

test('a rate is runs an over, and nothing before the first ball', () => {
  expect([rateText(148, 104), rateText(0, 0)]).toEqual(['8.54', '–'])
})

test('a chase is won by the wickets left, a defence by runs, a tie by the super over', () => {
  const first = innings('home', 155, 6, 120)
  const chased = { innings: [first, innings('away', 156, 4, 117)] }
  expect(resultOf('away', chased)).toEqual({ how: 'wickets', side: 'away', count: 6 })
  expect(resultOf('home', { innings: [first, innings('away', 132, 10, 110)] })).toEqual({
    how: 'runs',
    side: 'home',
    count: 23,
  })
  const decider = { innings: [...TIE, innings('away', 12, 1, 6), innings('home', 4, 2, 5)] }
  expect(resultOf('away', decider)).toEqual({ how: 'super_over', side: 'away' })
  expect(resultOf('draw', { innings: [...TIE] })).toEqual({ how: 'tied' })
})

test('a result that the runs do not explain is unknown', () => {
  expect(resultOf('home', { innings: [innings('home', 40, 1, 30)] })).toBeUndefined()
  expect(resultOf('home', { innings: [innings('home', 90, 9, 120), innings('away', 91, 1, 60)] })).toBeUndefined()
  expect(resultOf(undefined, { innings: [...TIE] })).toBeUndefined()
})
