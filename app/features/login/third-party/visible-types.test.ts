import { expect, test } from 'vitest'
import { visibleTypes } from './visible-types.ts'

const ALL = [3, 4, 9, 6, 5, 2, 1]

test('channel fifa48 offers neither X nor Apple', () => {
  expect(visibleTypes(ALL, 'fifa48')).toEqual([3, 9, 5, 2, 1])
})

test('channels ty121 and ty122 do not offer Apple', () => {
  for (const channel of ['ty121', 'ty122']) expect(visibleTypes(ALL, channel)).toEqual([3, 9, 6, 5, 2, 1])
})

test('any other channel, and none, offers all configured providers', () => {
  for (const channel of [undefined, '', 'fifa', 'constructor']) expect(visibleTypes(ALL, channel)).toEqual(ALL)
})
