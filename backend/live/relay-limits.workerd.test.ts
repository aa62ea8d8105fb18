import { expect, test, vi } from 'vitest'
import { type ServerFrame, TOPICS_PER_SOCKET_MAX } from '#contract/socket.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { isSnapshot, matchWithGoals, openSocket } from '#tests/support/backend/live.ts'
import { eventually, TestSocket } from '#tests/support/backend/sockets.ts'
import { SOCKETS_PER_ADDRESS_MAX } from './pick-relay.ts'
import { Topic } from './topic.ts'

test('an invalid frame, topic or match gets an error, and the socket stays open', async () => {
  const { topic } = await matchWithGoals()
  const client = await openSocket()
  const error = (name: string) => (frame: ServerFrame) => frame.type === 'error' && frame.error === name
  client.send('{"subscribe":')
  await client.frame(error('bad_frame'))
  client.send({ subscribe: 'user:1' })
  await client.frame(error('unknown_topic'))
  client.send({ subscribe: 'match:999999999999' })
  expect(await client.frame((frame) => frame.topic === 'match:999999999999')).toMatchObject({ error: 'unknown_topic' })
  client.send({ subscribe: 'board:9999' })
  expect(await client.frame((frame) => frame.topic === 'board:9999')).toMatchObject({ error: 'unknown_topic' })
  client.send({ subscribe: 'room:999999999999' })
  expect(await client.frame((frame) => frame.topic === 'room:999999999999')).toMatchObject({ error: 'unknown_topic' })
  client.send({ subscribe: topic })
  await client.frame(isSnapshot)
})

test('a socket can subscribe to a limited number of topics', async () => {
  const client = await openSocket()
  const topics = await Promise.all(
    Array.from({ length: TOPICS_PER_SOCKET_MAX + 1 }, async () => (await matchWithGoals()).topic),
  )
  for (const topic of topics) client.send({ subscribe: topic })
  const refused = await client.frame((frame) => frame.type === 'error')
  expect(refused).toEqual({ type: 'error', error: 'too_many_topics', topic: topics.at(-1) })
  client.close()
})

test('a frame that is too large or a flood of frames closes only that socket', async () => {
  const { topic } = await matchWithGoals()
  const bystander = await openSocket()
  const [large, fast] = [await openSocket(), await openSocket()]
  large.send('x'.repeat(100_000))
  expect((await eventually(() => large.closed)).code).toBe(1009)
  for (let count = 0; count < 300; count++) fast.send('{}')
  expect((await eventually(() => fast.closed)).code).toBe(1008)
  bystander.send({ subscribe: topic })
  await bystander.frame(isSnapshot)
})

test('a relay lets one address open so many sockets and no more, and others still in', async () => {
  const relay = testEnv.RELAYS.getByName('relay:of-one-address')
  const from = (address: string) =>
    relay.fetch('http://site.test/ws/g', { headers: { upgrade: 'websocket', 'cf-connecting-ip': address } })
  const sockets = []
  for (let at = 0; at < SOCKETS_PER_ADDRESS_MAX; at += 1)
    sockets.push(await TestSocket.open(() => from(`2001:db8::${at.toString(16)}`)))
  const refused = await from('2001:db8::ffff')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  const other = await TestSocket.open(() => from('2001:db8:0:1::1'))
  sockets[0]?.close()
  await eventually(async () => {
    const response = await from('2001:db8::ffff')
    response.webSocket?.accept()
    response.webSocket?.close()
    return response.status === 101
  })
  for (const socket of [...sockets, other]) socket.close()
})

/** Opens sockets at a relay of a test's own, each from an address. */
const socketsAt = (name: string) => (address: string) =>
  TestSocket.open(() =>
    testEnv.RELAYS.getByName(name).fetch('http://site.test/ws/g', {
      headers: { upgrade: 'websocket', 'cf-connecting-ip': address },
    }),
  )

test('many addresses that open topics at once are told to come back, and what is open goes on', async () => {
  const { topic } = await matchWithGoals()
  const from = socketsAt('relay:of-many-addresses')
  const viewer = await from('198.51.100.1')
  viewer.send({ subscribe: topic })
  await viewer.frame(isSnapshot)
  // No time passes, so that a busy machine does not spread them.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const many = await Promise.all(Array.from({ length: 13 }, (_, at) => from(`203.0.113.${at}`)))
  for (const [at, socket] of many.entries())
    for (let count = 0; count < 35; count++) socket.send({ subscribe: `board:${998_000_000_000 + at * 100 + count}` })
  const busy = await eventually(() => {
    const frames = many.flatMap((socket) => socket.frames.filter((frame) => 'retryAfterMs' in frame))
    return frames.length > 30 && frames
  })
  const waits = busy.map((frame) => ('retryAfterMs' in frame ? frame.retryAfterMs : 0))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(8_000)
  expect(new Set(waits).size, 'they do not all come back at once').toBeGreaterThan(15)
  expect(many.filter(({ closed }) => closed)).toEqual([])
  clock.mockRestore()
  const late = await from('198.51.100.2')
  late.send({ subscribe: topic })
  await late.frame(isSnapshot)
  for (const socket of [viewer, late, ...many]) socket.close()
})

test('ever other positions cost a topic few calls, and each is answered', async () => {
  const { topic } = await matchWithGoals()
  const asked = vi.spyOn(Topic.prototype, 'subscribe')
  const from = socketsAt('relay:of-positions')
  const sockets = await Promise.all([1, 2, 3].map(() => from('203.0.113.20')))
  for (const [at, socket] of sockets.entries())
    for (let count = 0; count < 100; count++) socket.send({ subscribe: topic, since: 10 + at * 100 + count })
  await eventually(() => sockets.every(({ frames }) => frames.length === 100))
  expect(asked.mock.calls.length).toBeGreaterThan(0)
  expect(asked.mock.calls.length).toBeLessThan(140)
  asked.mockRestore()
  for (const socket of sockets) socket.close()
})

test('an address that subscribes to one topic after the other is stopped, and others are not', async () => {
  const { topic } = await matchWithGoals()
  const from = socketsAt('relay:of-a-flood')
  const flood = await Promise.all(Array.from({ length: 4 }, () => from('203.0.113.7')))
  for (const [at, socket] of flood.entries())
    for (let count = 0; count < 30; count++) socket.send({ subscribe: `match:${999_000_000_000 + at * 100 + count}` })
  await eventually(() => flood.some(({ closed }) => closed?.code === 1008))
  const other = await from('203.0.113.8')
  other.send({ subscribe: topic })
  await other.frame(isSnapshot)
  for (const socket of [...flood, other]) socket.close()
})
