/// <reference types="@cloudflare/vitest-plugin/types" />
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { liveCalls } from '#contract/live.ts'
import type { RoomDelta, ServerFrame } from '#contract/socket.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import {
  abort,
  allRelays,
  evict,
  isDelta,
  isSnapshot,
  matchWithGoals,
  openSocket,
  topicStub,
} from '#tests/support/backend/live.ts'
import { eventually, storeEvents } from '#tests/support/backend/sockets.ts'
import { RELAY_COUNT, VIEWERS_PER_ADDRESS_MAX } from './pick-relay.ts'

let lastRoomId = 2000

/** The id of a room that follows a match of `matchWithGoals`. */
async function roomOfMatch(...delays: readonly number[]): Promise<number> {
  const { id } = await matchWithGoals(...delays)
  const roomId = ++lastRoomId
  await testEnv.DB.prepare("insert or ignore into anchors (id, names) values (1, '{}')").run()
  await testEnv.DB.prepare("insert into rooms (id, anchor_id, match_id, language) values (?, 1, ?, 'en_US')")
    .bind(roomId, id)
    .run()
  return roomId
}

test('a room sends its number of viewers', async () => {
  const online = (count: number) => (frame: ServerFrame) =>
    frame.type !== 'error' && 'data' in frame && 'online' in frame.data && frame.data.online === count
  const room = `room:${await roomOfMatch()}`
  const [one, two, three] = [await openSocket(), await openSocket(), await openSocket()]
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
  const sockets = await Promise.all(Array.from({ length: 80 }, openSocket))
  for (const socket of sockets) socket.send({ subscribe: room })
  await Promise.all(sockets.map((socket) => socket.frame(isSnapshot)))
  const relays = Array.from({ length: RELAY_COUNT }, (_, at) => testEnv.RELAYS.getByName(`relay:${at}`))
  const viewers = await Promise.all(relays.map((relay) => relay.count(room)))
  expect(Math.max(...viewers)).toBe(VIEWERS_PER_ADDRESS_MAX)
  for (const socket of sockets) socket.close()
  await eventually(async () => (await topicStub(room).online()) === 0)
})

test('a room sends its state when its match begins and ends', async () => {
  const id = await roomOfMatch()
  const { match_id: matchId } = (await testEnv.DB.prepare('select match_id from rooms where id = ?')
    .bind(id)
    .first<{ match_id: number }>()) ?? { match_id: 0 }
  await testEnv.DB.prepare('delete from match_events where match_id = ?').bind(matchId).run()
  await storeEvents(testEnv, matchId, [
    { seq: 1, at: new Date(Date.now() + 1_500).toISOString(), type: 'kick_off' },
    { seq: 2, at: new Date(Date.now() + 4_500).toISOString(), type: 'end' },
  ])
  const viewer = await openSocket()
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
  await testEnv.DB.prepare("update rooms set state = 'live' where id = ?").bind(id).run()
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { state: 'live' } })
  await testEnv.DB.prepare("update rooms set state = 'lost' where id = ?").bind(id).run()
  await topicStub(`room:${id}`).refresh()
  await viewer.frame((frame) => frame.type === 'delta' && 'state' in frame.data && frame.data.state === 'lost')
  viewer.close()
})

test('what a streamer announces anew is sent to pages that are open, and that it is taken away', async () => {
  const id = await roomOfMatch()
  const announce = async (text: string | null) => {
    await testEnv.DB.prepare('update rooms set announcement = ? where id = ?').bind(text, id).run()
    await topicStub(`room:${id}`).refresh()
  }
  await testEnv.DB.prepare('insert or ignore into anchors (id, uid) values (7459999, 999999)').run()
  await testEnv.DB.prepare("update rooms set anchor_id = 7459999, state = 'live' where id = ?").bind(id).run()
  await announce('Back at nine')
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { announcement: 'Back at nine' } })
  const told = (text: string) => (frame: ServerFrame) =>
    frame.type === 'delta' && 'announcement' in frame.data && frame.data.announcement === text
  await announce('Back at ten')
  await viewer.frame(told('Back at ten'))
  await announce(null)
  await viewer.frame(told(''))
  viewer.close()
  // Nobody streams in it: other tests must not find it live.
  await testEnv.DB.prepare("update rooms set visibility = 'hidden' where id = ?").bind(id).run()
})

test.each(['warm', 'evicted'])('a room that is hidden while it is watched ends on its pages: %s', async (how) => {
  const id = await roomOfMatch()
  await testEnv.DB.prepare("update rooms set state = 'live' where id = ?").bind(id).run()
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { state: 'live' } })
  await testEnv.DB.prepare("update rooms set state = 'ended', visibility = 'hidden' where id = ?").bind(id).run()
  if (how === 'evicted') await evict([topicStub(`room:${id}`)])
  await topicStub(`room:${id}`).refresh()
  await viewer.frame((frame) => frame.type === 'delta' && 'state' in frame.data && frame.data.state === 'ended')
  viewer.close()
})

test('what is changed of a room is told by its revision, which the room answers with too', async () => {
  const id = await roomOfMatch()
  const answered = async (revision?: number) =>
    (await call(liveCalls.getRoom, { roomId: id, ...(revision !== undefined && { revision: String(revision) }) })).room
  await testEnv.DB.prepare("update rooms set state = 'live', title = '\"Old\"' where id = ?").bind(id).run()
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  const before = await answered()
  expect(await viewer.frame(isSnapshot)).toMatchObject({ data: { revision: before.revision } })
  const change = async (set: string): Promise<number> => {
    const known = viewer.frames.length
    await testEnv.DB.prepare(`update rooms set ${set} where id = ?`).bind(id).run()
    await topicStub(`room:${id}`).refresh()
    const isTold = (frame: ServerFrame) => frame.type === 'delta' && 'revision' in frame.data
    await eventually(() => viewer.frames.slice(known).some(isTold))
    const { data } = viewer.frames.slice(known).find(isTold) as { data: RoomDelta }
    expect(data.refetchWithinMs).toBe(5_010)
    return data.revision ?? 0
  }
  const revisions = [before.revision]
  for (const set of [
    'title = \'"New"\'',
    "label = 'Cup'",
    'has_danmaku = 0',
    "access = 'vip'",
    'price = 5',
    'match_id = null',
  ])
    revisions.push(await change(set))
  expect(new Set(revisions).size).toBe(7)
  const last = revisions.at(-1)
  expect(await answered(last)).toMatchObject({ title: 'New', revision: last })
  viewer.close()
  await testEnv.DB.prepare("update rooms set visibility = 'hidden' where id = ?").bind(id).run()
})

test('a hidden room is an unknown topic', async () => {
  const id = await roomOfMatch()
  await testEnv.DB.prepare("update rooms set visibility = 'hidden' where id = ?").bind(id).run()
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  expect(await viewer.frame((frame) => frame.topic === `room:${id}`)).toMatchObject({ error: 'unknown_topic' })
  viewer.close()
})

test('sockets that were lost in a restart are removed from the count', async () => {
  const id = await roomOfMatch()
  const room = () => topicStub(`room:${id}`)
  const viewer = await openSocket()
  viewer.send({ subscribe: `room:${id}` })
  await viewer.frame(isSnapshot)
  await abort([...allRelays(), room()])
  expect(await room().online()).toBe(1)
  await runDurableObjectAlarm(room())
  await eventually(async () => (await room().online()) === 0)
})
