/// <reference types="@cloudflare/vitest-plugin/types" />
import {
  abortAllDurableObjects,
  evictAllDurableObjects,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { exports, env as workerEnv } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { type MatchSnapshot, type ServerFrame, TOPICS_PER_SOCKET_MAX } from '#contract/socket.ts'
import { eventually, storeEvents, storeMatch, TestSocket } from '#tests/support/backend/sockets.ts'
import { RELAY_COUNT, SOCKETS_PER_ADDRESS_MAX, VIEWERS_PER_ADDRESS_MAX } from './pick-relay.ts'
import { Topic } from './topic.ts'

const env = workerEnv as unknown as Env
const site = (exports as unknown as { default: Fetcher }).default
const open = () => TestSocket.open((url, init) => site.fetch(url, init))
const topicStub = (topic: string) => env.TOPICS.getByName(topic)

const FOOTBALL = 202
let lastMatchId = 900_000_000

let lastRoomId = 2000

/** The id of a room that follows a match of `matchWithGoals`. */
async function roomOfMatch(...delays: readonly number[]): Promise<number> {
  const { id } = await matchWithGoals(...delays)
  const roomId = ++lastRoomId
  await env.DB.prepare("insert or ignore into anchors (id, names) values (1, '{}')").run()
  await env.DB.prepare("insert into rooms (id, anchor_id, match_id, language) values (?, 1, ?, 'en_US')")
    .bind(roomId, id)
    .run()
  return roomId
}

/** A stored match that kicked off a second ago, with goals after these delays in milliseconds from now. */
async function matchWithGoals(...delays: readonly number[]): Promise<{ id: number; topic: string }> {
  const id = ++lastMatchId
  const at = (delay: number) => new Date(Date.now() + delay).toISOString()
  const goals = delays.map(
    (delay, index): MatchEvent => ({ seq: index + 2, at: at(delay), type: 'goal', side: 'home' }),
  )
  await storeMatch(env, id)
  await storeEvents(env, id, [{ seq: 1, at: at(-1_000), type: 'kick_off' }, ...goals])
  return { id, topic: `match:${id}` }
}

const isSnapshot = (frame: ServerFrame) => frame.type === 'snapshot'
const isDelta = (frame: ServerFrame) => frame.type === 'delta'
const chainOf = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'delta' ? [[frame.after, frame.seq]] : []))
const endsAt = (seq: number) => (frame: ServerFrame) => frame.type !== 'error' && frame.seq >= seq

test('a request without upgrade gets 426', async () => {
  const response = await site.fetch('http://site.test/ws/g')
  expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket'])
})

test('a client gets a snapshot and then every goal in order', async () => {
  const { topic } = await matchWithGoals(300, 600, 900)
  const viewer = await open()
  viewer.send({ subscribe: topic })
  const snapshot = await viewer.frame(isSnapshot)
  expect(snapshot).toMatchObject({ topic, seq: 1, data: { row: { status: 'live', score: { home: 0, away: 0 } } } })
  const last = await viewer.frame(endsAt(4))
  expect(chainOf(viewer.frames)).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(last).toMatchObject({ data: { row: { score: { home: 3, away: 0 } } } })
})

test('a goal reaches the client within a quarter of a second', async () => {
  const { topic } = await matchWithGoals(400)
  const viewer = await open()
  viewer.send({ subscribe: topic })
  await viewer.frame(isSnapshot)
  await viewer.frame(isDelta)
  const [frame] = viewer.frames.filter(isDelta)
  const goal = frame?.type === 'delta' && 'timeline' in frame.data ? frame.data.timeline?.at(-1) : undefined
  expect(Date.now() - Date.parse(goal?.at ?? '')).toBeLessThan(250)
})

test('events within a tenth of a second come in one delta', async () => {
  const { topic } = await matchWithGoals(400, 420, 440, 460)
  const viewer = await open()
  viewer.send({ subscribe: topic })
  await viewer.frame(endsAt(5))
  expect(viewer.frames.filter(isDelta).length).toBeLessThanOrEqual(2)
})

test('subscribing with `since` brings exactly the missed changes', async () => {
  const { topic } = await matchWithGoals(-500, -400, -300)
  const viewer = await open()
  viewer.send({ subscribe: topic, since: 2 })
  const healed = await viewer.frame(isDelta)
  expect(healed).toMatchObject({ after: 2, seq: 4, data: { row: { status: 'live', score: { home: 3, away: 0 } } } })
  expect((healed.type === 'delta' && 'timeline' in healed.data && healed.data.timeline) || []).toHaveLength(2)
  viewer.send({ subscribe: topic, since: 4 })
  expect(await viewer.frame((frame) => frame.type === 'current')).toMatchObject({ topic, seq: 4 })
  viewer.send({ subscribe: topic, since: 99 })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ topic, seq: 4 })
})

test('after evictions sockets stay open, and no goal is lost or sent twice', async () => {
  const { topic } = await matchWithGoals(300, 700, 1_100, 1_500)
  const viewer = await open()
  viewer.send({ subscribe: topic })
  await viewer.frame(isSnapshot)
  for (const seq of [2, 3, 4]) {
    await viewer.frame(endsAt(seq))
    await evictAllDurableObjects()
  }
  await viewer.frame(endsAt(5))
  expect(viewer.closed).toBeUndefined()
  expect(chainOf(viewer.frames)).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])
})

test('after a restart a client that subscribes with `since` misses nothing', async () => {
  const { topic } = await matchWithGoals(200, 500, 800)
  const before = await open()
  before.send({ subscribe: topic })
  await before.frame(endsAt(2))
  await abortAllDurableObjects()
  await new Promise((resolve) => setTimeout(resolve, 400))
  const after = await open()
  after.send({ subscribe: topic, since: 2 })
  await after.frame(endsAt(4))
  const chain = chainOf(after.frames)
  expect(chain[0]?.[0]).toBe(2)
  expect(chain.slice(1).map(([from]) => from)).toEqual(chain.slice(0, -1).map(([, to]) => to))
})

test('a topic without subscribers has no alarm and stores nothing', async () => {
  const { topic } = await matchWithGoals(60_000)
  const state = () =>
    runInDurableObject(topicStub(topic), async (_, { storage }) => ({
      alarm: await storage.getAlarm(),
      kept: (await storage.list()).size,
    }))
  const [one, two] = [await open(), await open()]
  one.send({ subscribe: topic })
  two.send({ subscribe: topic })
  await Promise.all([one.frame(isSnapshot), two.frame(isSnapshot)])
  expect((await state()).alarm).toBeGreaterThan(Date.now() + 50_000)
  one.send({ unsubscribe: topic })
  two.close()
  await eventually(async () => (await state()).alarm === null)
  expect(await state()).toEqual({ alarm: null, kept: 0 })
})

test('a pushed event is sent at once, and is in the snapshot of a later subscriber', async () => {
  const { id, topic } = await matchWithGoals()
  const goal = (seq: number): MatchEvent => ({ seq, at: new Date().toISOString(), type: 'goal', side: 'away' })
  await storeEvents(env, id, [goal(2)])
  await topicStub(topic).refresh()
  const viewer = await open()
  viewer.send({ subscribe: topic })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ seq: 2 })
  await storeEvents(env, id, [goal(3)])
  await topicStub(topic).refresh()
  expect(await viewer.frame(isDelta)).toMatchObject({
    after: 2,
    seq: 3,
    data: { row: { score: { home: 0, away: 2 } } },
  })
})

test('a board sends the goals of its matches, also of one that has just joined', async () => {
  const viewer = await open()
  viewer.send({ subscribe: 'board:202' })
  await viewer.frame(isSnapshot)
  const { id } = await matchWithGoals()
  await topicStub('board:202').refresh()
  const changes = (frame: ServerFrame) =>
    frame.type === 'delta' && 'rows' in frame.data ? frame.data.rows.filter((row) => row.id === id) : []
  const sent = (count: number) =>
    eventually(() => {
      const rows = viewer.frames.flatMap(changes)
      return rows.length === count && rows
    })
  expect((await sent(1))[0]).toMatchObject({ seq: 0, status: 'live' })
  const goal = (seq: number): MatchEvent => ({ seq, at: new Date().toISOString(), type: 'goal', side: 'home' })
  const log = env.PUSHED_LOGS.getByName(String(id))
  await log.append(id, [goal(2)], Date.now())
  expect((await sent(2))[1]).toMatchObject({ seq: 2, phase: 'first_half', score: { home: 1, away: 0 } })
  await log.append(id, [goal(3)], Date.now())
  expect((await sent(3))[2]).toEqual({
    id,
    seq: 3,
    score: { home: 2, away: 0 },
    periods: [expect.objectContaining({ key: 'h1', home: 2 })],
  })
  viewer.close()
})

test('a room sends its number of viewers', async () => {
  const online = (count: number) => (frame: ServerFrame) =>
    frame.type !== 'error' && 'data' in frame && 'online' in frame.data && frame.data.online === count
  const room = `room:${await roomOfMatch()}`
  const [one, two, three] = [await open(), await open(), await open()]
  one.send({ subscribe: room })
  await one.frame(online(1))
  two.send({ subscribe: room })
  three.send({ subscribe: room })
  await one.frame(online(3))
  expect(await topicStub(room).online()).toBe(3)
  three.close()
  two.send({ unsubscribe: room })
  await eventually(
    () => one.frames.filter(isDelta).at(-1)?.type === 'delta' && online(1)(one.frames.at(-1) as ServerFrame),
  )
})

test('an address with many sockets in a room is some viewers, and gets its frames on all', async () => {
  const room = `room:${await roomOfMatch()}`
  const sockets = await Promise.all(Array.from({ length: 80 }, open))
  for (const socket of sockets) socket.send({ subscribe: room })
  await Promise.all(sockets.map((socket) => socket.frame(isSnapshot)))
  const relays = Array.from({ length: RELAY_COUNT }, (_, at) => env.RELAYS.getByName(`relay:${at}`))
  const viewers = await Promise.all(relays.map((relay) => relay.count(room)))
  expect(Math.max(...viewers)).toBe(VIEWERS_PER_ADDRESS_MAX)
  for (const socket of sockets) socket.close()
  await eventually(async () => (await topicStub(room).online()) === 0)
})

test('a room sends its state when its match begins and ends', async () => {
  const id = await roomOfMatch()
  const { match_id: matchId } = (await env.DB.prepare('select match_id from rooms where id = ?')
    .bind(id)
    .first<{ match_id: number }>()) ?? { match_id: 0 }
  await env.DB.prepare('delete from match_events where match_id = ?').bind(matchId).run()
  await storeEvents(env, matchId, [
    { seq: 1, at: new Date(Date.now() + 1_500).toISOString(), type: 'kick_off' },
    { seq: 2, at: new Date(Date.now() + 4_500).toISOString(), type: 'end' },
  ])
  const viewer = await open()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { state: 'waiting' } })
  const turnedTo = (state: string) => (frame: ServerFrame) =>
    frame.type === 'delta' && 'state' in frame.data && frame.data.state === state
  await viewer.frame(turnedTo('live'))
  await viewer.frame(turnedTo('ended'))
  expect(viewer.frames.filter(isDelta).length).toBeLessThanOrEqual(3)
  viewer.close()
})

test('a room with its own state sends a change of it', async () => {
  const id = await roomOfMatch()
  await env.DB.prepare("update rooms set state = 'live' where id = ?").bind(id).run()
  const viewer = await open()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { state: 'live' } })
  await env.DB.prepare("update rooms set state = 'lost' where id = ?").bind(id).run()
  await topicStub(`room:${id}`).refresh()
  await viewer.frame((frame) => frame.type === 'delta' && 'state' in frame.data && frame.data.state === 'lost')
  viewer.close()
})

test('a hidden room is an unknown topic', async () => {
  const id = await roomOfMatch()
  await env.DB.prepare("update rooms set visibility = 'hidden' where id = ?").bind(id).run()
  const viewer = await open()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame((frame) => frame.topic === `room:${id}`)).toMatchObject({ error: 'unknown_topic' })
  viewer.close()
})

test('sockets that were lost in a restart are removed from the count', async () => {
  const id = await roomOfMatch()
  const room = topicStub(`room:${id}`)
  const viewer = await open()
  viewer.send({ subscribe: `room:${id}` })
  await viewer.frame(isSnapshot)
  await abortAllDurableObjects()
  expect(await room.online()).toBe(1)
  await runDurableObjectAlarm(room)
  await eventually(async () => (await room.online()) === 0)
})

test('two hundred simultaneous subscribers get the same snapshot', async () => {
  const { topic } = await matchWithGoals(60_000)
  const viewers = await Promise.all(Array.from({ length: 200 }, open))
  for (const viewer of viewers) viewer.send({ subscribe: topic })
  const snapshots = await Promise.all(viewers.map((viewer) => viewer.frame(isSnapshot)))
  expect(new Set(snapshots.map((frame) => JSON.stringify((frame as { data: MatchSnapshot }).data))).size).toBe(1)
  for (const viewer of viewers) viewer.close()
})

test('an invalid frame, topic or match gets an error, and the socket stays open', async () => {
  const { topic } = await matchWithGoals()
  const client = await open()
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

test('an unknown match can be subscribed to once it was pushed', async () => {
  const client = await open()
  const topic = `match:${lastMatchId + 1}`
  client.send({ subscribe: topic })
  await client.frame((frame) => frame.type === 'error')
  expect((await matchWithGoals()).topic).toBe(topic)
  client.send({ subscribe: topic })
  expect(await client.frame(isSnapshot)).toMatchObject({ topic, seq: 1 })
})

test('a socket can subscribe to a limited number of topics', async () => {
  const client = await open()
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
  const bystander = await open()
  const [large, fast] = [await open(), await open()]
  large.send('x'.repeat(100_000))
  expect((await eventually(() => large.closed)).code).toBe(1009)
  for (let count = 0; count < 300; count++) fast.send('{}')
  expect((await eventually(() => fast.closed)).code).toBe(1008)
  bystander.send({ subscribe: topic })
  await bystander.frame(isSnapshot)
})

test('a relay lets one address open so many sockets and no more, and others still in', async () => {
  const relay = env.RELAYS.getByName('relay:of-one-address')
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
    env.RELAYS.getByName(name).fetch('http://site.test/ws/g', {
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

test('the numbers of live matches are sent when one of them has changed', async () => {
  const viewer = await open()
  viewer.send({ subscribe: 'live-counts' })
  await viewer.frame(isSnapshot)
  const footballIn = (frame: ServerFrame) =>
    'data' in frame && 'liveCounts' in frame.data ? (frame.data.liveCounts[FOOTBALL] ?? 0) : 0
  const before = footballIn(viewer.frames[0] as ServerFrame)
  await matchWithGoals()
  await topicStub('live-counts').refresh()
  const delta = await viewer.frame(isDelta)
  expect(footballIn(delta)).toBeGreaterThan(before)
})
