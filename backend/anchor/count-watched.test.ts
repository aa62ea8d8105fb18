import { expect, test } from 'vitest'
import { countWatched } from './count-watched.ts'

test('rooms are counted by kind: most viewers first, then most rooms, then by name', () => {
  const rooms = [
    { language: 'ar', viewers: 0 },
    { language: 'jp', viewers: 4 },
    { language: 'en_US', viewers: 3 },
    { language: 'en_US', viewers: 2 },
    { language: 'de', viewers: 0 },
    { language: 'de', viewers: 0 },
    { language: 'ko', viewers: 0 },
  ]
  expect(countWatched(rooms, ({ language }) => language)).toEqual([
    { of: 'en_US', rooms: 2, viewers: 5 },
    { of: 'jp', rooms: 1, viewers: 4 },
    { of: 'de', rooms: 2, viewers: 0 },
    { of: 'ar', rooms: 1, viewers: 0 },
    { of: 'ko', rooms: 1, viewers: 0 },
  ])
})

test('rooms of no kind are in none', () => {
  expect(countWatched([{ gameId: null, viewers: 9 }], ({ gameId }) => gameId)).toEqual([])
})
