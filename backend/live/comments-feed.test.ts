import { expect, test } from 'vitest'
import { createCommentsFeed } from './comments-feed.ts'

const NOW = 1_000_000
const open = (position?: number) => createCommentsFeed({ count: 2, newest: 20 }, position, NOW)

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
  expect([feed.catchUp(NOW + 5), feed.catchUp(NOW)]).toEqual(['current', null])
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
