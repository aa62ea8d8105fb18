import { FRAME_CHARS_MAX, TOPICS_PER_SOCKET_MAX } from '#contract/socket.ts'
import { findLiveMatch, isHealthy } from '#tests/support/calls.ts'
import { connect } from '#tests/support/socket.ts'
import { expect, test } from '#tests/support/visitor.ts'

const FRAMES: [string, string, Record<string, unknown>][] = [
  ['text that is no JSON', '{', { type: 'error', error: 'bad_frame' }],
  ['JSON that is no frame', '[1,2]', { type: 'error', error: 'bad_frame' }],
  ['a topic of the wrong type', '{"subscribe":7}', { type: 'error', error: 'bad_frame' }],
  ['an unknown kind of topic', '{"subscribe":"secret:1"}', { type: 'error', error: 'unknown_topic' }],
  ['a match that does not exist', '{"subscribe":"match:999999999999"}', { type: 'error', error: 'unknown_topic' }],
  ['a topic with letters as id', '{"subscribe":"match:abc"}', { type: 'error', error: 'unknown_topic' }],
]
for (const [name, frame, answer] of FRAMES)
  test(`socket g answers ${name} with a clear error and lives on`, async ({ origin }) => {
    const socket = await connect(origin, '/ws/g')
    socket.send(frame)
    expect(await socket.next()).toMatchObject(answer)
    socket.send('ping')
    expect(await socket.next()).toBe('pong')
    socket.close()
  })

test('socket g closes with 1009 on an oversized frame, and only that socket', async ({ origin }) => {
  const [guilty, innocent] = [await connect(origin, '/ws/g'), await connect(origin, '/ws/g')]
  guilty.send(JSON.stringify({ subscribe: 'x'.repeat(FRAME_CHARS_MAX) }))
  expect(await guilty.closed).toBe(1009)
  innocent.send('ping')
  expect(await innocent.next()).toBe('pong')
  innocent.close()
})

test('socket g survives a frame of megabytes', async ({ origin }) => {
  const socket = await connect(origin, '/ws/g')
  socket.send('x'.repeat(3 * 1024 * 1024))
  expect(await socket.closed).toBeGreaterThanOrEqual(1006)
  expect(await isHealthy(origin)).toBe(true)
})

test('socket g refuses each of many rooms that do not exist, and the site goes on', async ({ origin }) => {
  const match = await findLiveMatch(origin, 202)
  const socket = await connect(origin, '/ws/g')
  for (let room = 1; room <= TOPICS_PER_SOCKET_MAX + 1; room += 1) {
    socket.send(JSON.stringify({ subscribe: `room:${match.id + room}` }))
    expect(await socket.next()).toMatchObject({ type: 'error', error: 'unknown_topic' })
  }
  expect(await isHealthy(origin)).toBe(true)
  socket.close()
})

test('socket g drowns in frames without taking anybody along', async ({ origin }) => {
  const socket = await connect(origin, '/ws/g')
  for (let count = 0; count < 2000; count += 1) socket.send('{"subscribe":"board:202"}')
  const first = await socket.next()
  expect(first).toBeTruthy()
  socket.close()
  expect(await isHealthy(origin)).toBe(true)
})

test('a plain request to the socket’s address is told to upgrade', async ({ origin }) => {
  expect((await fetch(`${origin}/ws/g`)).status).toBe(426)
})
