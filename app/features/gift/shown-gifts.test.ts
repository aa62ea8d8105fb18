import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { type ShownGift, WAITING_MAX, withGifts, withoutUnknown } from './shown-gifts.ts'

let ids = 0
const message = (uid: number, gift: number, combo: number, count = 1): ChatMessage => ({
  id: ++ids,
  by: { uid, name: `u${uid}`, level: 1 },
  text: '',
  gift: { id: gift, count, combo },
  at: 0,
})
const shown = (queue: readonly ShownGift[]) => queue.map(({ uid, giftId, count }) => [uid, giftId, count])

test('gifts wait their turn, and a run counts on in its place', () => {
  let queue = withGifts([], [message(1, 1, 1), message(2, 1, 1)])
  queue = withGifts(queue, [message(1, 1, 5, 4), message(1, 2, 1), { ...message(3, 1, 1), gift: undefined } as never])
  expect(shown(queue)).toEqual([
    [1, 1, 5],
    [2, 1, 1],
    [1, 2, 1],
  ])
  // A frame that comes late takes nothing back.
  expect(shown(withGifts(queue, [message(1, 1, 3)]))).toEqual(shown(queue))
})

test('of a storm no more wait than can be shown soon', () => {
  const queue = withGifts(
    [],
    Array.from({ length: 500 }, (_, at) => message(at, 1, 1)),
  )
  expect(queue).toHaveLength(WAITING_MAX)
  expect(shown(queue)[0]).toEqual([0, 1, 1])
})

test('a gift that the catalogue does not have keeps no other waiting', () => {
  const queue = withGifts(
    [],
    [1, 999, 2].map((gift, at) => ({
      id: at + 1,
      by: { uid: at + 1, name: 'u', level: 1 },
      text: '',
      at: 1,
      gift: { id: gift, count: 1, combo: 1 },
    })),
  )
  const gifts = [{ id: 1 }, { id: 2 }]
  const known = withoutUnknown(queue, gifts)
  expect(known.map(({ giftId }) => giftId)).toEqual([1, 2])
  expect(withoutUnknown(known, gifts)).toBe(known)
})
