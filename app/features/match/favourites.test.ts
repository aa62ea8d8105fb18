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

/** An account that answers each saving when it is told to. */
function slowAccount() {
  const heard: [id: number, isFollowed: boolean][] = []
  const answers: ((isKept: boolean) => void)[] = []
  const sink: SaveFavourite = (id, isFollowed) => {
    heard.push([id, isFollowed])
    return new Promise((resolve) => answers.push(resolve))
  }
  const answer = async (isKept: boolean) => {
    answers.shift()?.(isKept)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { heard, sink, answer }
}

test('a star that was set is taken out by the second press, and a new one comes first', () => {
  expect(withToggled([1, 2], 3)).toEqual([3, 1, 2])
  expect(withToggled([3, 1, 2], 1)).toEqual([3, 2])
})

test('rubbish in storage is no favourites, never a broken page', () => {
  for (const stored of [null, '', '{', '"x"', '{"a":1}']) expect(parseFavourites(stored)).toEqual([])
  expect(parseFavourites('[1,"2",null,1,3.5,4]')).toEqual([1, 4])
})

test('no more matches are kept than one call may ask for', () => {
  const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))
  expect(parseFavourites(many)).toHaveLength(100)
})

test('what is pressed while the account’s list is on its way stands over it', () => {
  setFavouriteOwner(1, () => Promise.resolve(true))
  applyAccountFavourites([5])
  toggleFavourite(7)
  toggleFavourite(5)
  applyAccountFavourites([5, 6])
  expect(favourites()).toEqual([7, 6])
})

test('presses of one owner do not reach the list of the next', () => {
  setFavouriteOwner(1, () => Promise.resolve(true))
  toggleFavourite(7)
  setFavouriteOwner(2, () => Promise.resolve(true))
  applyAccountFavourites([6])
  expect(favourites()).toEqual([6])
})

test('the account hears of the presses on a match one after the other', async () => {
  const { heard, sink, answer } = slowAccount()
  setFavouriteOwner(1, sink)
  toggleFavourite(7)
  toggleFavourite(7)
  toggleFavourite(8)
  await vi.waitFor(() =>
    expect(heard).toEqual([
      [7, true],
      [8, true],
    ]),
  )
  await answer(true)
  expect(heard.at(-1)).toEqual([7, false])
})

test('a star the account could not keep goes out, unless it was pressed again', async () => {
  const { sink, answer } = slowAccount()
  setFavouriteOwner(1, sink)
  toggleFavourite(7)
  await vi.waitFor(() => expect(favourites()).toEqual([7]))
  await answer(false)
  expect(favourites()).toEqual([])
  toggleFavourite(7)
  toggleFavourite(7)
  toggleFavourite(7)
  for (const isKept of [false, true, true]) await answer(isKept)
  expect(favourites()).toEqual([7])
})
