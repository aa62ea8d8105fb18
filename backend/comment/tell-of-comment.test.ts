import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { tellOfLikes } from './tell-of-comment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function told() {
  const noteComment = vi.fn(async () => undefined)
  const env = { TOPICS: { getByName: () => ({ noteComment }) } } as unknown as Env
  const like = (id: number, now: number) => tellOfLikes({ env, now }, { id, subject: 'match:1' })
  return { like, noteComment }
}

test('likes of a comment within half a second are told of once, after the last of them', async () => {
  const { like, noteComment } = told()
  for (let at = 0; at < 400; at += 1) void like(1, at)
  void like(2, 0)
  expect(noteComment).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(noteComment.mock.calls).toEqual([[{ liked: 1 }], [{ liked: 2 }]])
  void like(1, 500)
  await vi.advanceTimersByTimeAsync(500)
  expect(noteComment).toHaveBeenCalledTimes(3)
})

test('who was to tell and was ended keeps nobody from telling', async () => {
  const { like, noteComment } = told()
  void like(3, 0)
  vi.clearAllTimers()
  void like(3, 4_000)
  await vi.advanceTimersByTimeAsync(500)
  expect(noteComment).not.toHaveBeenCalled()
  void like(3, 5_000)
  await vi.advanceTimersByTimeAsync(500)
  expect(noteComment).toHaveBeenCalledTimes(1)
})
