import { expect, test } from 'vitest'
import type { ChatLine } from './chat-client.ts'
import { withoutEarlier } from './without-earlier.ts'

let key = 0
const line = (uid: number, gift?: { id: number; count: number; combo: number }): ChatLine => {
  key += 1
  const by = { uid, name: `u${uid}`, level: 1 }
  return { kind: 'message', key, message: { id: key, by, text: gift ? '' : 'x', at: 0, ...(gift ? { gift } : {}) } }
}

test('a gift that goes on with a run stands in place of what the run was', () => {
  const first = line(1, { id: 1, count: 1, combo: 1 })
  const others = [line(2, { id: 1, count: 1, combo: 1 }), line(1, { id: 2, count: 1, combo: 1 }), line(1)]
  const lines = [first, ...others]
  expect(withoutEarlier(lines, line(1, { id: 1, count: 2, combo: 3 }))).toEqual(others)
  expect(withoutEarlier(lines, line(1, { id: 1, count: 1, combo: 1 }))).toBe(lines)
  expect(withoutEarlier(lines, line(1))).toBe(lines)
  expect(withoutEarlier(lines, line(3, { id: 1, count: 1, combo: 4 }))).toBe(lines)
  // A run that is over is another one.
  const long = [line(1, { id: 1, count: 9, combo: 9 })]
  expect(withoutEarlier(long, line(1, { id: 1, count: 1, combo: 2 }))).toBe(long)
})
