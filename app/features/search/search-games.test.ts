import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { searchGames } from './search-games.ts'

const nameOf = (id: number) => (id === 202 ? 'Fútbol' : String(id))

test('a game is found by its name without accents, by its code and by its abbreviation', () => {
  expect(searchGames('futbol', GAMES, nameOf).map((game) => game.id)).toEqual([202])
  expect(searchGames('SOCC', GAMES, nameOf).map((game) => game.id)).toEqual([202])
  expect(searchGames('mlbb', GAMES, nameOf).map((game) => game.id)).toEqual([25])
})

test('blank and unknown texts find no games', () => {
  expect(searchGames('  ', GAMES, nameOf)).toEqual([])
  expect(searchGames('<script>', GAMES, nameOf)).toEqual([])
})
