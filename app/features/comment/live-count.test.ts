import { expect, test } from 'vitest'
import { afterDeleted, afterFrame, afterOwn, afterRead, NOTHING } from './live-count.ts'

const read = afterRead(NOTHING, { count: 3, newest: 30 })

test('what others add is counted at once, and new until it is read', () => {
  expect(read).toMatchObject({ count: 3, hasNew: false })
  expect(afterFrame(read, { count: 3, newest: 30 }), 'the first frame').toMatchObject({ hasNew: false })
  const told = afterFrame(read, { count: 5, newest: 32 })
  expect(told).toMatchObject({ count: 5, hasNew: true })
  expect(afterRead(told, { count: 3, newest: 30 }), 'an answer from before').toBe(told)
  expect(afterRead(told, { count: 4, newest: 31 }, 32), 'one of them is gone').toMatchObject({
    count: 4,
    hasNew: false,
  })
  expect(afterRead(told, { count: 5, newest: 32 })).toMatchObject({ count: 5, hasNew: false })
})

test('an own comment is counted once and is not new, whoever is faster', () => {
  const answered = afterOwn(read, 31)
  expect(answered).toMatchObject({ count: 4, hasNew: false })
  expect(afterFrame(answered, { count: 4, newest: 31 })).toMatchObject({ count: 4, hasNew: false })
  const told = afterFrame(read, { count: 4, newest: 31 })
  expect(afterOwn(told, 31)).toMatchObject({ count: 4, hasNew: false })
})

test('comments of others that come with an own one are new', () => {
  expect(afterFrame(afterOwn(read, 32), { count: 5, newest: 32 })).toMatchObject({ count: 5, hasNew: true })
  expect(afterOwn(afterFrame(read, { count: 5, newest: 32 }), 32)).toMatchObject({ count: 5, hasNew: true })
  const before = afterFrame(read, { count: 4, newest: 31 })
  expect(afterOwn(afterFrame(before, { count: 5, newest: 32 }), 32)).toMatchObject({ hasNew: true })
})

test('what is gone is counted once, whoever is faster', () => {
  const deleted = afterDeleted(read, 30)
  expect(deleted.count).toBe(2)
  expect(afterFrame(deleted, { count: 2, newest: 30, removed: [30] })).toMatchObject({ count: 2, hasNew: false })
  const told = afterFrame(read, { count: 2, newest: 30, removed: [30] })
  expect([...told.removed]).toEqual([30])
  expect(afterDeleted(told, 30).count).toBe(2)
})
