import { expect, test } from 'vitest'
import { announcementOf } from './announcement-of.ts'

const room = { announcement: 'Kick-off at eight' }

test.each([
  ['waiting', { announcement: 'Kick-off at eight', isStarted: false }],
  ['live', { announcement: 'Kick-off at eight', isStarted: true }],
  ['lost', { announcement: 'Kick-off at eight', isStarted: true }],
  ['ended', { announcement: undefined, isStarted: false }],
] as const)('what was announced before the stream, in a room that is %s', (state, shown) => {
  expect(announcementOf(room, state)).toEqual(shown)
})
