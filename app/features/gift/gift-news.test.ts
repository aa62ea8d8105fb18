import { expect, test } from 'vitest'
import { hearGifts, lastGiftOf, tellGifts, tellRemoved } from './gift-news.ts'

const gift = (id: number) => ({
  id,
  by: { uid: 1, name: 'ann', level: 1 },
  text: '',
  at: id,
  gift: { id: 1, count: 1, combo: 1 },
})

test('who shows the gifts of a room hears of them, and of what is taken out, until it ends that', () => {
  const heard: unknown[] = []
  const end = hearGifts(5, {
    onGifts: (messages) => heard.push(messages.map(({ id }) => id)),
    onRemoved: (id) => heard.push(id),
  })
  const { gift: _, ...said } = { ...gift(2), text: 'hello' }
  tellGifts(5, [gift(1), said])
  tellGifts(6, [gift(3)])
  tellRemoved(5, 1)
  tellRemoved(6, 3)
  expect(heard).toEqual([[1], 1])
  end()
  tellRemoved(5, 1)
  expect(heard).toHaveLength(2)
})

test('the last gift of a room is known, of those that somebody paid', () => {
  expect(lastGiftOf(7)).toBeUndefined()
  tellGifts(7, [gift(4), gift(3)])
  const simulated = gift(9)
  tellGifts(7, [{ ...simulated, by: { ...simulated.by, isSimulated: true } }])
  tellGifts(8, [gift(5)])
  expect(lastGiftOf(7)).toBe(4)
})
