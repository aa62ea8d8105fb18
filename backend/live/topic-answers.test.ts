import { expect, test, vi } from 'vitest'
import { TopicAnswers } from './topic-answers.ts'

const known = { isKnown: true as const, seq: 1, frame: '{}' }

test('simultaneous subscriptions cost a topic one request, until it makes a step', async () => {
  const answers = new TopicAnswers()
  const ask = vi.fn(async () => known)
  await Promise.all(Array.from({ length: 50 }, () => answers.get('match:1', undefined, ask)))
  expect(ask).toHaveBeenCalledTimes(1)
  await answers.get('match:1', 7, ask)
  expect(ask).toHaveBeenCalledTimes(2)
  answers.invalidate('match:1')
  await answers.get('match:1', undefined, ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ever other positions do not drive out the snapshot', async () => {
  const answers = new TopicAnswers()
  const ask = vi.fn(async () => known)
  await answers.get('match:1', undefined, ask)
  for (let since = 0; since < 100; since++) await answers.get('match:1', since, ask)
  expect([answers.has('match:1', undefined), answers.has('match:1', 0), answers.has('match:1', 99)]).toEqual([
    true,
    false,
    true,
  ])
})

test('topics that do not exist, or do not answer, leave nothing behind', async () => {
  const answers = new TopicAnswers()
  for (let id = 0; id < 100; id++) {
    await answers.get(`match:${id}`, id, async () => ({ isKnown: false }))
    await answers.get(`room:${id}`, undefined, () => Promise.reject(new Error('away'))).catch(() => undefined)
  }
  expect(answers.size).toBe(0)
  await answers.get('board:202', undefined, async () => known)
  expect(answers.size).toBe(1)
})
