import { expect, test } from 'vitest'
import type { ChatBatch, ChatState } from '#backend/core/objects.ts'
import { RoomView } from './room-view.ts'

const message = (id: number) => ({ id, by: { uid: 1, name: 'ann', level: 1 }, text: `m${id}`, at: id })
const messages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => message(first + place))
const batch = (after: number, last: number): ChatBatch => ({
  type: 'messages',
  after,
  last,
  messages: messages(after + 1, last),
})

/** A view that was asked for when the room had seven messages, and what it has by then. */
async function enter() {
  const view = new RoomView()
  const ask = () => Promise.resolve<ChatState>({ last: 7, messages: messages(1, 7), mutes: [], modes: {}, removed: [] })
  await view.enter(ask)
  const ids = async () => (await view.enter(ask)).messages.map(({ id }) => id)
  return { view, ask, ids }
}

test('of frames that went as one, and of which a part is known, each message is there once', async () => {
  const { view, ask, ids } = await enter()
  const frame = batch(5, 9)
  expect(await view.advance(frame, ask), 'pages may not know that part').toBe(frame)
  expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await view.advance(batch(9, 10), ask)
  expect((await ids()).slice(-3)).toEqual([8, 9, 10])
})

test('a frame that is known changes nothing', async () => {
  const { view, ask, ids } = await enter()
  await view.advance(batch(5, 7), ask)
  expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7])
})
