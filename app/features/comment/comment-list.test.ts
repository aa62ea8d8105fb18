import { expect, test } from 'vitest'
import type { Comment } from '#contract/comment.ts'
import {
  itemsChanged,
  likesChanged,
  textsChanged,
  withChanged,
  withOwn,
  withoutText,
  withPart,
} from './comment-list.ts'

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  by: { uid: 1, name: 'ann', level: 1 },
  text: `text ${id}`,
  createdAt: '2026-11-23T12:00:00.000Z',
  likes: 0,
  replies: 0,
  ...more,
})
const idsOf = ({ items }: { items: readonly Comment[] }) => items.map(({ id }) => id)

test('a part that overlaps what is there repeats nothing, and brings it up to date', () => {
  const first = withPart({ items: [] }, { list: [comment(3), comment(2)], next: '2' })
  const both = withPart(first, { list: [comment(2, { likes: 5 }), comment(1)] })
  expect(idsOf(both)).toEqual([3, 2, 1])
  expect(both.items[1]?.likes).toBe(5)
  expect(both.next).toBeUndefined()
})

test('an own thread is the first, an own reply the last', () => {
  const list = { items: [comment(2), comment(1)] }
  expect(idsOf(withOwn(list, comment(9)))).toEqual([9, 2, 1])
  expect(idsOf(withOwn(list, comment(9, { parentId: 1 })))).toEqual([2, 1, 9])
})

test('an own comment that was read meanwhile is there once', () => {
  expect(idsOf(withOwn({ items: [comment(9), comment(2)] }, comment(9)))).toEqual([9, 2])
})

test('what was deleted keeps its place only for its replies', () => {
  const list = { items: [comment(2, { replies: 1 }), comment(1)] }
  expect(idsOf(withoutText(list, 1))).toEqual([2])
  expect(withoutText(list, 2).items[0]).toEqual({
    id: 2,
    createdAt: '2026-11-23T12:00:00.000Z',
    likes: 0,
    replies: 1,
  })
})

test('a change is of one comment', () => {
  const list = { items: [comment(2), comment(1)] }
  const changed = withChanged(list, 1, (before) => ({ ...before, text: `${before.text} new` }))
  expect(changed.items.map(({ text }) => text)).toEqual(['text 2', 'text 1 new'])
})

test('likes of others change the comments that are shown, and nothing when none of them is', () => {
  const items = [comment(2), comment(1)]
  expect(itemsChanged(items, likesChanged({ 1: 7, 9: 3 })).map(({ likes }) => likes)).toEqual([0, 7])
  expect(itemsChanged(items, likesChanged({ 9: 3 }))).toBe(items)
})

test('a text that was read is shown, with the likes of the page, unless its reader has written a later one', () => {
  const [early, late] = ['2026-11-23T12:01:00.000Z', '2026-11-23T12:02:00.000Z']
  const read = textsChanged([comment(1, { text: 'read', editedAt: early, likes: 2 })])
  expect(itemsChanged([comment(1, { likes: 5 })], read)).toEqual([
    comment(1, { text: 'read', editedAt: early, likes: 5 }),
  ])
  const own = [comment(1, { text: 'mine', editedAt: late })]
  expect(itemsChanged(own, read)).toEqual(own)
})
