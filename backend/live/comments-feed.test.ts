import { expect, test } from 'vitest'
import { createCommentsFeed } from './comments-feed.ts'

const NOW = 1_000_000
const open = (position?: number) => createCommentsFeed({ count: 2, newest: 20 }, position, NOW, () => 5000)

test('comments that come and go are sent together, once', () => {
  const feed = open()
  expect(feed.snapshot()).toEqual({ count: 2, newest: 20 })
  expect(feed.nextAt()).toBeUndefined()
  feed.noteComment({ added: 21 })
  feed.noteComment({ added: 23 })
  feed.noteComment({ removed: 20 })
  expect(feed.nextAt()).toBe(NOW)
  expect(feed.advance(NOW + 5)).toEqual({ after: NOW, data: { count: 3, newest: 23, removed: [20] } })
  expect(feed.advance(NOW + 6)).toBeNull()
  expect([feed.catchUp(NOW + 5), feed.catchUp(NOW - 1)]).toEqual(['current', null])
})

test('thousands of likes of a comment are one number in a frame, counted when the frame is made', () => {
  const feed = open()
  for (let at = 0; at < 3000; at += 1) feed.noteComment({ liked: 20 })
  expect(feed.nextAt()).toBe(NOW)
  expect(feed.advance(NOW + 1), 'nothing is known yet').toBeNull()
  expect(feed.takeLiked()).toEqual([20])
  feed.noteComment({ liked: 20 })
  feed.setLikes(new Map([[20, 3000]]))
  expect(feed.takeLiked(), 'one count for a frame').toEqual([])
  expect(feed.advance(NOW + 5)).toEqual({ after: NOW, data: { count: 2, newest: 20, likes: { 20: 3000 } } })
  expect(feed.nextAt(), 'one came meanwhile').toBe(NOW + 5)
  expect(feed.takeLiked()).toEqual([20])
})

test('a frame has likes of fifty comments, and the next one the others', () => {
  const feed = open()
  for (let id = 1; id <= 70; id += 1) feed.noteComment({ liked: id })
  expect(feed.takeLiked()).toHaveLength(50)
  feed.setLikes(new Map())
  expect(feed.advance(NOW + 1), 'all of them are gone').toBeNull()
  expect(feed.takeLiked()).toHaveLength(20)
  expect(feed.nextAt()).toBeUndefined()
})

test('changed texts are told by id, once, with the time in which to ask for them', () => {
  const feed = open()
  for (const edited of [20, 19, 20]) feed.noteComment({ edited })
  expect(feed.advance(NOW + 1)?.data).toEqual({ count: 2, newest: 20, edited: [19, 20], refetchWithinMs: 5000 })
  expect(feed.advance(NOW + 2)).toBeNull()
})

test('who was away is told in one frame what she missed, or how it stands when that is too much', () => {
  const feed = open()
  feed.noteComment({ removed: 7 })
  feed.advance(NOW + 1)
  feed.noteComment({ edited: 20 })
  feed.setLikes(new Map([[20, 4]]))
  feed.advance(NOW + 2)
  feed.setLikes(new Map([[20, 5]]))
  feed.advance(NOW + 3)
  expect(feed.catchUp(NOW)).toEqual({
    ...{ count: 1, newest: 20, removed: [7], likes: { 20: 5 } },
    ...{ edited: [20], refetchWithinMs: 5000 },
  })
  expect(feed.catchUp(NOW + 2)).toEqual({ count: 1, newest: 20, likes: { 20: 5 } })
  expect(feed.catchUp(NOW - 1)).toBeNull()
  for (const first of [100, 200]) {
    feed.setLikes(new Map(Array.from({ length: 40 }, (_, at) => [first + at, 1])))
    feed.advance(NOW + first)
  }
  expect(feed.catchUp(NOW)).toBeNull()
})

test('a comment that was counted when the topic was opened is not counted again', () => {
  const feed = open()
  feed.noteComment({ added: 20 })
  expect(feed.advance(NOW + 1)).toBeNull()
})

test('what was noted is corrected when it is counted again, and sent once after an eviction', () => {
  const feed = open()
  feed.replaceCounts({ count: 2, newest: 20 })
  expect(feed.advance(NOW + 1)).toBeNull()
  feed.replaceCounts({ count: 5, newest: 25 })
  expect(feed.advance(NOW + 2)).toMatchObject({ data: { count: 5, newest: 25 } })
  expect(open(NOW).advance(NOW + 1)).toMatchObject({ after: NOW, data: { count: 2 } })
})
