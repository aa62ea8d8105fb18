import { expect, test } from 'vitest'
import { readHook } from './read-hook.ts'

const nginx = (fields: Record<string, string>) => readHook('nginx', new URLSearchParams(fields).toString())

test('nginx-rtmp tells with a form that a picture begins, goes on and ends', () => {
  const fields = { app: 'live', name: '7440001', clientid: '12', addr: '203.0.113.7', key: 'ab' }
  const event = { roomId: 7_440_001, secret: 'ab', client: '12', address: '203.0.113.7', isHeardOf: true }
  expect(nginx({ ...fields, call: 'publish' })).toEqual({ ...event, event: 'begin' })
  expect(nginx({ ...fields, call: 'update_publish' })).toEqual({ ...event, event: 'goes_on' })
  expect(nginx({ ...fields, call: 'publish_done' })).toEqual({ ...event, event: 'end' })
})

test('SRS tells with JSON, the stream code in `param`', () => {
  const body = {
    action: 'on_publish',
    client_id: 'cx1',
    ip: '203.0.113.7',
    app: 'live',
    stream: '7440001',
    param: '?key=ab&x=1',
  }
  const event = { roomId: 7_440_001, secret: 'ab', client: 'cx1', address: '203.0.113.7', isHeardOf: false }
  expect(readHook('srs', JSON.stringify(body))).toEqual({ ...event, event: 'begin' })
  expect(readHook('srs', JSON.stringify({ ...body, action: 'on_unpublish' }))).toEqual({ ...event, event: 'end' })
})

// As its documentation gives them: https://mediamtx.org/docs/features/authentication, /docs/features/hooks
const MEDIAMTX = {
  user: '',
  password: '',
  token: '',
  ip: '203.0.113.7',
  action: 'publish',
  path: 'live/7440001',
  protocol: 'rtmp',
  id: '5b0d1c5e-7d57-4b6a-9c36-6f0f6f4a2b11',
  query: 'key=ab',
}

test('MediaMTX asks with JSON, the stream code in `query`, and tells the end of a connection by its name', () => {
  const event = { roomId: 7_440_001, secret: 'ab', client: MEDIAMTX.id, address: MEDIAMTX.ip, isHeardOf: false }
  expect(readHook('mediamtx', JSON.stringify(MEDIAMTX))).toEqual({ ...event, event: 'begin' })
  const end = { action: 'end', path: MEDIAMTX.path, id: MEDIAMTX.id }
  expect(readHook('mediamtx', JSON.stringify(end))).toEqual({ ...event, secret: '', address: '', event: 'end' })
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
  ['nginx', 'clientid=2&addr=198.51.100.1&call=publish&name=7440001&type=live&addr=203.0.113.7'],
  ['srs', '{"action":"on_play","stream":"7440001"}'],
  ['srs', 'not json'],
  ['srs', 'null'],
  ['srs', '[]'],
  // Of which connection is not said.
  ['nginx', 'call=publish_done&name=7440001'],
  ['srs', '{"action":"on_unpublish","stream":"7440001"}'],
  ['mediamtx', '{"action":"end","path":"live/7440001"}'],
  ['mediamtx', '{"action":"publish","path":"live/7440001","query":"key=ab","id":null}'],
  ['mediamtx', '{"action":"read","path":"live/7440001"}'],
  ['mediamtx', '{"action":"publish","path":["live/7440001"]}'],
] as const)('%s: %s is no event', (server, body) => {
  expect(readHook(server, body)).toBeNull()
})
