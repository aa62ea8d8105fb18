import { expect, test } from 'vitest'
import { readHook } from './read-hook.ts'

const nginx = (fields: Record<string, string>) => readHook('nginx', new URLSearchParams(fields).toString())

test('nginx-rtmp tells with a form that a picture begins, goes on and ends', () => {
  const fields = { app: 'live', name: '7440001', clientid: '12', addr: '203.0.113.7', key: 'ab' }
  const event = { roomId: 7_440_001, secret: 'ab', client: '12', isHeardOf: true }
  expect(nginx({ ...fields, call: 'publish' })).toEqual({ ...event, event: 'begin' })
  expect(nginx({ ...fields, call: 'update_publish' })).toEqual({ ...event, event: 'goes_on' })
  expect(nginx({ ...fields, call: 'publish_done' })).toEqual({ ...event, event: 'end' })
})

test('SRS tells with JSON, the stream code in `param`', () => {
  const body = { action: 'on_publish', client_id: 'cx1', app: 'live', stream: '7440001', param: '?key=ab&x=1' }
  const event = { roomId: 7_440_001, secret: 'ab', client: 'cx1', isHeardOf: false }
  expect(readHook('srs', JSON.stringify(body))).toEqual({ ...event, event: 'begin' })
  expect(readHook('srs', JSON.stringify({ ...body, action: 'on_unpublish' }))).toEqual({ ...event, event: 'end' })
})

test('MediaMTX asks with JSON, the stream code in `query`', () => {
  const body = { action: 'publish', path: 'live/7440001', query: 'key=ab', protocol: 'rtmp', id: 'x' }
  const event = { roomId: 7_440_001, secret: 'ab', client: 'mediamtx', isHeardOf: false }
  expect(readHook('mediamtx', JSON.stringify(body))).toEqual({ ...event, event: 'begin' })
  const end = { action: 'end', path: 'live/7440001' }
  expect(readHook('mediamtx', JSON.stringify(end))).toEqual({ ...event, secret: '', event: 'end' })
})

test.each([
  ['nginx', 'call=play&name=7440001'],
  ['nginx', 'call=publish&name=../7440001'],
  ['nginx', 'call=publish&name=0'],
  ['nginx', 'call=toString&name=7440001'],
  // Whoever pushes writes what follows `type`.
  ['nginx', 'clientid=2&call=publish&name=7440001&type=live&call=publish_done'],
  ['nginx', 'clientid=2&call=publish&name=7440001&type=live&c%61ll=publish_done&key=ab'],
  ['nginx', 'clientid=2&call=publish_done&name=7440002&type=live&name=7440001'],
  ['nginx', 'clientid=2&call=publish_done&name=7440001&type=live&clientid=1'],
  ['srs', '{"action":"on_play","stream":"7440001"}'],
  ['srs', 'not json'],
  ['srs', 'null'],
  ['srs', '[]'],
  ['mediamtx', '{"action":"read","path":"live/7440001"}'],
  ['mediamtx', '{"action":"publish","path":["live/7440001"]}'],
] as const)('%s: %s is no event', (server, body) => {
  expect(readHook(server, body)).toBeNull()
})
