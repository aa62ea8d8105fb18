import { expect, test } from 'vitest'
import { FRAME_CHARS_MAX } from '#contract/socket.ts'
import { readFrame } from './read-frame.ts'

test('a subscription is read with and without `since`', () => {
  expect(readFrame('{"subscribe":"match:12"}')).toEqual({ kind: 'subscribe', topic: 'match:12' })
  expect(readFrame('{"subscribe":"board:202","since":0}')).toEqual({ kind: 'subscribe', topic: 'board:202', since: 0 })
})

test('an unsubscription and a ping are read', () => {
  expect(readFrame('{"unsubscribe":"room:5"}')).toEqual({ kind: 'unsubscribe', topic: 'room:5' })
  expect(readFrame('ping')).toEqual({ kind: 'ping' })
})

test.each([
  '',
  'null',
  '[]',
  '7',
  '{',
  '{}',
  '"match:1"',
  '{"subscribe":5}',
  '{"subscribe":null}',
  '{"subscribe":["match:1"]}',
])('not a frame: %s', (text) => expect(readFrame(text)).toEqual({ kind: 'error', error: 'bad_frame' }))

test.each(['-1', '1.5', '"3"', '1e400', '{}'])('an invalid `since` is a bad frame: %s', (since) =>
  expect(readFrame(`{"subscribe":"match:1","since":${since}}`)).toEqual({ kind: 'error', error: 'bad_frame' }),
)

test.each([
  'match:',
  'match:abc',
  'match:1234567890123',
  'match:07',
  'board:00',
  'user:1',
  '__proto__',
  ' match:1',
  'match:1\n',
])('not a topic: %j', (topic) =>
  expect(readFrame(JSON.stringify({ subscribe: topic }))).toEqual({ kind: 'error', error: 'unknown_topic' }),
)

test('a binary frame is a bad frame, and a frame above the limit is not parsed', () => {
  expect(readFrame(new ArrayBuffer(8))).toEqual({ kind: 'error', error: 'bad_frame' })
  expect(readFrame(new ArrayBuffer(FRAME_CHARS_MAX + 1))).toEqual({ kind: 'error', error: 'too_large' })
  expect(readFrame('x'.repeat(FRAME_CHARS_MAX + 1))).toEqual({ kind: 'error', error: 'too_large' })
})
