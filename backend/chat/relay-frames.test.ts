import { expect, test } from 'vitest'
import type { ChatBatch, ChatDeed } from '#backend/core/objects.ts'
import { joinBatches, RelayFrames } from './relay-frames.ts'

const batch = (after: number, last: number, more = 0): ChatBatch => ({
  type: 'messages',
  after,
  last,
  messages: Array.from({ length: last - after - more }, (_, at) => ({
    id: after + 1 + at,
    by: { uid: 1, name: 'ann', level: 1 },
    text: 'x',
    at: 0,
  })),
  ...(more > 0 ? { more } : {}),
})

test('frames come in order, one call at a time, and what waits meanwhile comes as one', async () => {
  const calls: (ChatBatch | ChatDeed)[] = []
  const done: (() => void)[] = []
  const frames = new RelayFrames((frame) => {
    calls.push(frame)
    return new Promise((resolve) => done.push(resolve))
  })
  const all = frames.send(batch(0, 1))
  for (const next of [batch(1, 2), batch(2, 5, 2), { remove: 1 }, batch(5, 6), batch(6, 7)]) void frames.send(next)
  expect(calls).toHaveLength(1)
  while (done.length > 0) {
    done.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await all
  expect(calls).toMatchObject([
    { after: 0, last: 1 },
    { after: 1, last: 5, more: 2, messages: [{ id: 2 }, { id: 3 }] },
    { remove: 1 },
    { after: 5, last: 7, messages: [{ id: 6 }, { id: 7 }] },
  ])
  const next = frames.send(batch(7, 8))
  expect(calls).toHaveLength(5)
  done.shift()?.()
  await next
})

test('of very much the last is shown and the rest counted', () => {
  const joined = joinBatches(batch(0, 40), batch(40, 80, 5))
  expect(joined.messages).toHaveLength(50)
  expect(joined).toMatchObject({ after: 0, last: 80, more: 30 })
  expect(joined.messages.length + (joined.more ?? 0)).toBe(80)
})
