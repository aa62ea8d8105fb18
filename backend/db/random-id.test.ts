import { expect, test } from 'vitest'
import { randomRowId, randomUid } from './random-id.ts'

const many = (make: () => number) => Array.from({ length: 2000 }, make)
const isSorted = (ids: number[]) => ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0))

test('ids of users have ten digits, and neither their number nor their order can be read from them', () => {
  const ids = many(randomUid)
  expect(ids.every((id) => /^[1-9]\d{9}$/.test(String(id)))).toBe(true)
  expect(isSorted(ids)).toBe(false)
  // The mean of uniform ids is in their middle: 400 million is seven standard deviations.
  const mean = ids.reduce((sum, id) => sum + id, 0) / ids.length
  expect(Math.abs(mean - 5_500_000_000)).toBeLessThan(400_000_000)
})

test('ids of rows are integers that JSON keeps exactly', () => {
  const ids = many(randomRowId)
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(isSorted(ids)).toBe(false)
})
