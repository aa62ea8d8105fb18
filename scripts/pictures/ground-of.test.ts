import { expect, test } from 'vitest'
import { gameByCode } from '#contract/games.ts'
import { groundOf } from './ground-of.ts'

function groundOfCode(code: string) {
  const game = gameByCode(code)
  if (!game) throw new Error(`no game ${code}`)
  return groundOf(game)
}

test('sports and kinds of esports have grounds of their own', () => {
  const codes =
    'soccer basketball tennis baseball cricket volleyball tabletennis badminton snooker americanfootball mma'
  const grounds = `${codes} lol cs:go pubg esports starcraft2 hearthstone streetfighter5`.split(' ').map(groundOfCode)
  expect(new Set(grounds).size).toBe(grounds.length)
})

test('a game about a sport is played on the ground of that sport', () => {
  expect(groundOfCode('fifa')).toBe(groundOfCode('soccer'))
  expect(groundOfCode('nba2k')).toBe(groundOfCode('basketball'))
})
