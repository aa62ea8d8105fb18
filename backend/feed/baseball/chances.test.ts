import { expect, test } from 'vitest'
import { testContests } from '#tests/support/backend/contests.ts'
import { outlookBetween, outlookOf } from './chances.ts'
import { baseballSimulator } from './simulate.ts'

const might = { home: 1, away: 1 }
const level = { home: 4, away: 4 }
const none = { home: 0, away: 0 }
const ninth = (outs: number, third: boolean) =>
  outlookBetween(might, level, none, 'home', { bases: [false, false, third], outs }).home

test('a half-inning begins with the chances of the break before it', () => {
  const begun = outlookBetween(might, level, none, 'home', { bases: [false, false, false], outs: 0 })
  expect(begun).toEqual(outlookOf(might, level, { home: 1, away: 0 }))
})

test('a runner helps and an out hurts the side that bats', () => {
  expect(ninth(1, true)).toBeGreaterThan(0.7)
  expect(ninth(1, true)).toBeGreaterThan(ninth(1, false))
  expect(ninth(1, true)).toBeGreaterThan(ninth(2, true))
})

test('prices follow a run at once, while the game is open', () => {
  const options = { positions: ['pitcher', 'catcher', 'first_base', 'outfield'], starters: 9 }
  for (const contest of testContests('baseball', 205, 5, options)) {
    const log = baseballSimulator.simulate(contest, 3)
    const first = log.findIndex(({ data }) => Number(data?.runs) > 0)
    const after = log.slice(first + 1).find(({ type }) => type === 'odds' || type === 'pitch')
    expect(after?.type).toBe('odds')
  }
})
