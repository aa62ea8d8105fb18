import { expect, test } from 'vitest'
import { figureColumn, figureName } from './figure-name.ts'

const [CRICKET, BASEBALL, BASKETBALL, VOLLEYBALL, CS, LOL] = [210, 205, 201, 206, 2, 1]

test('a figure has a name in words, and letters over its column', () => {
  const named = (keys: readonly string[], gameId: number) =>
    keys.map((key) => [figureColumn(key, gameId), figureName(key, gameId)])
  expect(named(['runs_batted_in', 'walks', 'hits', 'innings_pitched'], BASEBALL)).toEqual([
    ['RBI', 'Runs batted in'],
    ['BB', 'Walks'],
    ['H', 'Hits'],
    ['IP', 'Innings pitched'],
  ])
  expect(named(['kills', 'deaths', 'adr'], CS)).toEqual([
    ['K', 'Kills'],
    ['D', 'Deaths'],
    ['ADR', 'Damage per round'],
  ])
  expect(named(['runs', 'wickets', 'strike_rate', 'fours', 'economy', 'catches'], CRICKET)).toEqual([
    ['R', 'Runs'],
    ['W', 'Wickets'],
    ['SR', 'Strike rate'],
    ['4s', 'Fours'],
    ['Econ', 'Economy rate'],
    ['Ct', 'Catches'],
  ])
  expect(named(['points', 'field_goal_percent'], BASKETBALL)).toEqual([
    ['Pts', 'Points'],
    ['Field goal shooting', 'Field goal shooting'],
  ])
  expect([figureName('blocks', VOLLEYBALL), figureName('gold', LOL)]).toEqual(['Blocks', 'Gold'])
})
