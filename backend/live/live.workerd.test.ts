/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import type { MatchSnapshot, ServerFrame } from '#contract/socket.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import {
  abort,
  allRelays,
  evict,
  isDelta,
  isSnapshot,
  matchWithGoals,
  nextTopic,
  openSocket,
  site,
  topicStub,
} from '#tests/support/backend/live.ts'
import { eventually, storeEvents } from '#tests/support/backend/sockets.ts'

const FOOTBALL = 202

const chainOf = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'delta' ? [[frame.after, frame.seq]] : []))
const endsAt = (seq: number) => (frame: ServerFrame) => frame.type !== 'error' && frame.seq >= seq

test('a request without upgrade gets 426', async () => {
  const response = await site.fetch('http://site.test/ws/g')
  expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket'])
})

test('a client gets a snapshot and then every goal in order', async () => {
  const { topic } = await matchWithGoals(300, 600, 900)
  const viewer = await openSocket()
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
  const viewer = await openSocket()
  viewer.send({ subscribe: topic })
  await viewer.frame(isSnapshot)
  await viewer.frame(isDelta)
  const [frame] = viewer.frames.filter(isDelta)
  const goal = frame?.type === 'delta' && 'timeline' in frame.data ? frame.data.timeline?.at(-1) : undefined
  expect(Date.now() - Date.parse(goal?.at ?? '')).toBeLessThan(250)
})

test('events within a tenth of a second come in one delta', async () => {
  const { topic } = await matchWithGoals(400, 420, 440, 460)
  const viewer = await openSocket()
  viewer.send({ subscribe: topic })
  await viewer.frame(endsAt(5))
  expect(viewer.frames.filter(isDelta).length).toBeLessThanOrEqual(2)
})

test('subscribing with `since` brings exactly the missed changes', async () => {
  const { topic } = await matchWithGoals(-500, -400, -300)
  const viewer = await openSocket()
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
  const viewer = await openSocket()
  viewer.send({ subscribe: topic })
  await viewer.frame(isSnapshot)
  for (const seq of [2, 3, 4]) {
    await viewer.frame(endsAt(seq))
    await evict([...allRelays(), topicStub(topic)])
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
  const before = await openSocket()
  before.send({ subscribe: topic })
  await before.frame(endsAt(2))
  await abort([...allRelays(), topicStub(topic)])
  await new Promise((resolve) => setTimeout(resolve, 400))
  const after = await openSocket()
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
  const [one, two] = [await openSocket(), await openSocket()]
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
  await storeEvents(testEnv, id, [goal(2)])
  await topicStub(topic).refresh()
  const viewer = await openSocket()
  viewer.send({ subscribe: topic })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ seq: 2 })
  await storeEvents(testEnv, id, [goal(3)])
  await topicStub(topic).refresh()
  expect(await viewer.frame(isDelta)).toMatchObject({
    after: 2,
    seq: 3,
    data: { row: { score: { home: 0, away: 2 } } },
  })
})

test('a board sends the goals of its matches, also of one that has just joined', async () => {
  const viewer = await openSocket()
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
  const log = testEnv.PUSHED_LOGS.getByName(String(id))
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

test('two hundred simultaneous subscribers get the same snapshot', async () => {
  const { topic } = await matchWithGoals(60_000)
  const viewers = await Promise.all(Array.from({ length: 200 }, openSocket))
  for (const viewer of viewers) viewer.send({ subscribe: topic })
  const snapshots = await Promise.all(viewers.map((viewer) => viewer.frame(isSnapshot)))
  expect(new Set(snapshots.map((frame) => JSON.stringify((frame as { data: MatchSnapshot }).data))).size).toBe(1)
  for (const viewer of viewers) viewer.close()
})

test('an unknown match can be subscribed to once it was pushed', async () => {
  const client = await openSocket()
  const topic = nextTopic()
  client.send({ subscribe: topic })
  await client.frame((frame) => frame.type === 'error')
  expect((await matchWithGoals()).topic).toBe(topic)
  client.send({ subscribe: topic })
  expect(await client.frame(isSnapshot)).toMatchObject({ topic, seq: 1 })
})

test('the numbers of live matches are sent when one of them has changed', async () => {
  const viewer = await openSocket()
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
