import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { mergeCrowd, newOfCrowd } from './merge-crowd.ts'

const said = (id: number, at: number): ChatMessage => ({
  id,
  at,
  text: `t${id}`,
  by: { uid: id, name: 'a', level: 1, ...(id < 0 ? { isSimulated: true } : {}) },
})
const line = (id: number, at: number) => ({ kind: 'message' as const, key: id, message: said(id, at) })
const more = { kind: 'more' as const, key: 90, count: 3 }

test('what a page comes to late stands where it was said', () => {
  const lines = [line(1, 100), line(2, 300), more]
  const ids = mergeCrowd(lines, [line(-1, 50), line(-2, 100), line(-3, 200)]).map((each) => each.key)
  expect(ids).toEqual([1, 2, 90, -1, -2, -3])
})

test('between real messages it is in the order of time', () => {
  const ids = mergeCrowd([line(1, 100), line(2, 300), line(3, 500)], [line(-1, 50), line(-2, 200), line(-3, 600)])
  expect(ids.map(({ key }) => key)).toEqual([-1, 1, -2, 2, 3, -3])
})

test('what is shown already is not shown again', () => {
  expect(newOfCrowd([line(-1, 50), more], [said(-1, 50), said(-2, 60)])).toEqual([said(-2, 60)])
})
