import { expect, test, vi } from 'vitest'
import {
  applyAccountFavourites,
  favourites,
  parseFavourites,
  type SaveFavourite,
  setFavouriteOwner,
  toggleFavourite,
  withToggled,
} from './favourites.ts'

/** An account whose save calls resolve when the test says so. */
function slowAccount() {
  const saves: [id: number, isFollowed: boolean][] = []
  const answers: ((isSaved: boolean) => void)[] = []
  const save: SaveFavourite = (id, isFollowed) => {
    saves.push([id, isFollowed])
    return new Promise((resolve) => answers.push(resolve))
  }
  const answer = async (isSaved: boolean) => {
    answers.shift()?.(isSaved)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { saves, save, answer }
}

test('toggling removes a followed match and adds a new one first', () => {
  expect(withToggled([1, 2], 3)).toEqual([3, 1, 2])
  expect(withToggled([3, 1, 2], 1)).toEqual([3, 2])
})

test('invalid data in storage gives no favourites', () => {
  for (const stored of [null, '', '{', '"x"', '{"a":1}']) expect(parseFavourites(stored)).toEqual([])
  expect(parseFavourites('[1,"2",null,1,3.5,4]')).toEqual([1, 4])
})

test('at most as many matches are kept as one call may request', () => {
  const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))
  expect(parseFavourites(many)).toHaveLength(100)
})

test('toggles made while the account’s list loads are kept', () => {
  setFavouriteOwner(1, () => Promise.resolve(true))
  applyAccountFavourites([5])
  toggleFavourite(7)
  toggleFavourite(5)
  applyAccountFavourites([5, 6])
  expect(favourites()).toEqual([7, 6])
})

test('toggles of one owner do not affect the list of the next', () => {
  setFavouriteOwner(1, () => Promise.resolve(true))
  toggleFavourite(7)
  setFavouriteOwner(2, () => Promise.resolve(true))
  applyAccountFavourites([6])
  expect(favourites()).toEqual([6])
})

test('toggles of one match are saved one after the other', async () => {
  const { saves, save, answer } = slowAccount()
  setFavouriteOwner(1, save)
  toggleFavourite(7)
  toggleFavourite(7)
  toggleFavourite(8)
  await vi.waitFor(() =>
    expect(saves).toEqual([
      [7, true],
      [8, true],
    ]),
  )
  await answer(true)
  expect(saves.at(-1)).toEqual([7, false])
})

test('a toggle that could not be saved is undone, unless the match was toggled again', async () => {
  const { save, answer } = slowAccount()
  setFavouriteOwner(1, save)
  toggleFavourite(7)
  await vi.waitFor(() => expect(favourites()).toEqual([7]))
  await answer(false)
  expect(favourites()).toEqual([])
  toggleFavourite(7)
  toggleFavourite(7)
  toggleFavourite(7)
  for (const isSaved of [false, true, true]) await answer(isSaved)
  expect(favourites()).toEqual([7])
})
