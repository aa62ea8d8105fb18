import { expect, test } from 'vitest'
import { parseFavourites, toggled } from './favourites.ts'

test('a star that was set is taken out by the second press, and a new one comes first', () => {
  expect(toggled([1, 2], 3)).toEqual([3, 1, 2])
  expect(toggled([3, 1, 2], 1)).toEqual([3, 2])
})

test('rubbish in storage is no favourites, never a broken page', () => {
  for (const stored of [null, '', '{', '"x"', '{"a":1}']) expect(parseFavourites(stored)).toEqual([])
  expect(parseFavourites('[1,"2",null,1,3.5,4]')).toEqual([1, 4])
})

test('no more matches are kept than one call may ask for', () => {
  const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))
  expect(parseFavourites(many)).toHaveLength(100)
})
