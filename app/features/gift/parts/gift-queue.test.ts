import { expect, test } from 'vitest'
import type { Gift } from '#contract/gift.ts'
import { GiftQueue, type Outcome, type Sending } from './gift-queue.ts'

const gift = (id: number, price: number): Gift => ({ id, name: `gift ${id}`, price, currency: 'gold', picture: '' })
const [STAR, TROPHY] = [gift(1, 1), gift(9, 520)]

/** A queue whose calls are answered by hand, in order. */
function opened() {
  const queue = new GiftQueue()
  const sent: [id: number, count: number][] = []
  const answers: ((outcome: Outcome) => void)[] = []
  const send = ({ gift: { id }, count }: Sending) => {
    sent.push([id, count])
    return new Promise<Outcome>((resolve) => answers.push(resolve))
  }
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sent, answer, press: (what: Gift, each = 1) => void queue.press(what, each, send) }
}

test('another gift that is pressed while one is under way is sent as itself', async () => {
  const { sent, answer, press } = opened()
  press(TROPHY)
  press(STAR)
  press(STAR)
  press(TROPHY, 10)
  expect(sent).toEqual([[9, 1]])
  for (let calls = 0; calls < 3; calls += 1) await answer('sent')
  expect(sent).toEqual([
    [9, 1],
    [1, 2],
    [9, 10],
  ])
})

test('presses go one call at a time, and the call under way stays as it is', async () => {
  const { sent, answer, press } = opened()
  for (let presses = 0; presses < 4; presses += 1) press(STAR, 500)
  expect(sent).toEqual([[1, 500]])
  for (let calls = 0; calls < 4; calls += 1) await answer('sent')
  expect(sent).toEqual([
    [1, 500],
    [1, 500],
    [1, 500],
    [1, 500],
  ])
})

test('what may have been sent is asked for again as it was; what was refused is not', async () => {
  const { sent, answer, press } = opened()
  press(STAR)
  press(STAR)
  press(STAR)
  await answer('sent')
  await answer('unknown')
  press(STAR)
  await answer('sent')
  press(STAR)
  press(STAR)
  await answer('refused')
  press(STAR)
  expect(sent).toEqual([
    [1, 1],
    [1, 2],
    [1, 2],
    [1, 1],
    [1, 1],
  ])
})
