import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { gamesFor } from './games-for.ts'

const nameOf = (id: number) => (id === 202 ? 'Fútbol' : String(id))

test('a game is found by its name without its accents, by its code and by its abbreviation', () => {
  expect(gamesFor('futbol', GAMES, nameOf).map((game) => game.id)).toEqual([202])
  expect(gamesFor('SOCC', GAMES, nameOf).map((game) => game.id)).toEqual([202])
  expect(gamesFor('mlbb', GAMES, nameOf).map((game) => game.id)).toEqual([25])
})

test('blank and unknown texts find nothing', () => {
  expect(gamesFor('  ', GAMES, nameOf)).toEqual([])
  expect(gamesFor('<script>', GAMES, nameOf)).toEqual([])
})
