import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { navCodes, railGames, withFollowed } from './game-order.ts'

const idsOf = (games: { id: number }[]) => games.map(({ id }) => id)

test('the rail shows ten games, or the fewer that the brand names, and has all others under “more”', () => {
  expect(railGames(GAMES, undefined, { 1: 2 }).first).toHaveLength(10)
  const [one, two] = GAMES.slice(-2).map(({ id }) => id)
  const { first, more } = railGames(GAMES, [two ?? 0, one ?? 0], { 1: 2 })
  expect(idsOf(first)).toEqual([two, one])
  expect(idsOf(more)[0]).toBe(1)
  expect(new Set(idsOf([...first, ...more]))).toEqual(new Set(idsOf([...GAMES])))
})

test('games that are live come before games that are not', () => {
  const last = GAMES.at(-1)?.id ?? 0
  expect(idsOf(railGames(GAMES, undefined, { [last]: 1 }).first)[0]).toBe(last)
})

test('followed games come before the ten, each once, in the order given; unknown ones are left out', () => {
  const rail = railGames(GAMES, undefined)
  const [inTen = 0, inMore = 0] = [rail.first[3]?.id, rail.more[2]?.id]
  const { followed, first, more } = withFollowed(rail, [inMore, 99_999, inTen, inMore])
  expect(idsOf(followed)).toEqual([inMore, inTen])
  expect(idsOf(first)).toEqual(idsOf(rail.first).filter((id) => id !== inTen))
  expect(idsOf(more)).toEqual(idsOf(rail.more).filter((id) => id !== inMore))
})

test('the game navigation has the games that a brand names, in its order', () => {
  expect(navCodes(GAMES, [202, 14, 1])).toEqual(['soccer', 'valorant', 'lol'])
  expect(navCodes(GAMES, undefined).slice(0, 2)).toEqual(['lol', 'cs:go'])
})
