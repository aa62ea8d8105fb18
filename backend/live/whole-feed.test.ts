import { expect, test } from 'vitest'
import type { LiveCounts } from '#contract/socket.ts'
import { createWholeFeed } from './whole-feed.ts'

const NOW = 1_000_000

test('counts are sent when one of them has changed, and not before', () => {
  const feed = createWholeFeed<LiveCounts>({ liveCounts: { 202: 3 } }, undefined, NOW)
  expect(feed.snapshot()).toEqual({ liveCounts: { 202: 3 } })
  expect(feed.advance(NOW + 1)).toBeNull()
  expect(feed.nextAt()).toBeUndefined()
  feed.replace({ liveCounts: { 202: 3 } })
  expect(feed.advance(NOW + 2)).toBeNull()
  feed.replace({ liveCounts: { 202: 4, 7: 1 } })
  expect(feed.nextAt()).toBe(NOW)
  expect(feed.advance(NOW + 3)).toEqual({ after: NOW, data: { liveCounts: { 202: 4, 7: 1 } } })
  expect(feed.seq()).toBe(NOW + 3)
})

test('after an eviction the counts are sent once more; who has them is up to date', () => {
  const feed = createWholeFeed<LiveCounts>({ liveCounts: { 202: 3 } }, NOW, NOW + 100)
  expect(feed.catchUp(NOW)).toBe('current')
  expect(feed.advance(NOW + 100)).toEqual({ after: NOW, data: { liveCounts: { 202: 3 } } })
  expect(feed.advance(NOW + 101)).toBeNull()
  expect(feed.catchUp(NOW), 'a snapshot instead').toBeNull()
})
