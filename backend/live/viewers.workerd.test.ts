import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { liveCalls } from '#contract/live.ts'
import { matchCalls } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { abort, allRelays, evict, openSocket } from '#tests/support/backend/live.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'
import { eventually, TestSocket } from '#tests/support/backend/sockets.ts'
import { RELAYS } from './pick-relay.ts'
import { Relay } from './relay.ts'
import { RoomViewers } from './room-viewers.ts'
import { Topic } from './topic.ts'

const FOOTBALL = 202

let ahead = 0

/** Numbers are read again: both kinds that are kept are too old. */
const later = (ms = 5_000) => {
  ahead += ms
}

beforeEach(() => {
  const realNow = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
  later()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => testEnv.DB.prepare('delete from rooms where id between 7000 and 7999').run())

let lastId = 7_000
/** A live room of a match that has another one. Of the match that began last: others may end during the test. */
async function makeRoom(): Promise<{ id: number; matchId: number }> {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: FOOTBALL })
  const shown = matches.filter(({ roomId }) => roomId !== undefined)
  const [match] = shown.sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
  const [id, matchId] = [++lastId, match?.id ?? 0]
  await testEnv.DB.batch([
    testEnv.DB.prepare(`insert into anchors (id, names) values (?, '{"en_US":"Nell"}')`).bind(id),
    testEnv.DB.prepare(
      "insert into rooms (id, anchor_id, match_id, language, state) values (?, ?, ?, 'en_US', 'live')",
    ).bind(id, id, matchId),
  ])
  return { id, matchId }
}

async function watch(id: number): Promise<TestSocket> {
  const socket = await openSocket()
  socket.send({ subscribe: `room:${id}` })
  await socket.frame(({ type }) => type === 'snapshot')
  return socket
}

const listed = async (id: number, settings: Partial<Env> = {}): Promise<Room | undefined> =>
  (await call(liveCalls.listLiveRooms, { size: 100 }, { settings })).rooms.find((room) => room.id === id)
/** What every list and the room itself say of its viewers. */
async function saidOf({ id, matchId }: { id: number; matchId: number }) {
  const [inList, { rooms }, { online }, { room }] = [
    await listed(id),
    await call(liveCalls.listRooms, { matchId }),
    await call(liveCalls.countOnline, { gameId: FOOTBALL, matchId }),
    await call(liveCalls.getRoom, { roomId: id }),
  ]
  return [inList?.online, rooms.find((each) => each.id === id)?.online, online, room.online]
}
/** Resolves when the room's topic knows of so many; lists then say the same. */
async function expectViewers(room: { id: number; matchId: number }, viewers: number): Promise<void> {
  await eventually(async () => (await testEnv.TOPICS.getByName(`room:${room.id}`).online()) === viewers)
  // On a machine that is too busy for it, a list comes without its numbers.
  await eventually(async () => {
    later()
    return (await saidOf(room)).every((said) => said === viewers)
  })
}

/** The objects that count a room's viewers. */
const countersOf = (roomId: number): DurableObjectStub[] => [
  ...allRelays(),
  testEnv.TOPICS.getByName(`room:${roomId}`),
  testEnv.ROOM_VIEWERS.getByName('all'),
]

test('every list says how many watch a room, and fewer when they leave', async () => {
  const room = await makeRoom()
  expect(await saidOf(room)).toEqual([0, 0, 0, 0])
  const sockets = await Promise.all([watch(room.id), watch(room.id), watch(room.id)])
  await expectViewers(room, 3)
  sockets[0]?.close()
  sockets[1]?.send({ unsubscribe: `room:${room.id}` })
  await expectViewers(room, 1)
  for (const socket of sockets) socket.close()
  await expectViewers(room, 0)
})

test('numbers survive that the objects are evicted, and leave no ghosts when sockets are lost with them', async () => {
  const room = await makeRoom()
  await watch(room.id)
  await watch(room.id)
  await expectViewers(room, 2)
  await evict(countersOf(room.id))
  later()
  expect((await listed(room.id))?.online).toBe(2)
  await abort(countersOf(room.id))
  later()
  expect((await listed(room.id))?.online).toBe(0)
})

test('lists cost the database nothing more, and the objects one call in five seconds', async () => {
  const room = await makeRoom()
  const socket = await watch(room.id)
  await expectViewers(room, 1)
  const [asked, counted] = [vi.spyOn(RoomViewers.prototype, 'counts'), vi.spyOn(Relay.prototype, 'viewers')]
  const costOf = async () => {
    const read = countRowsRead()
    const { rooms } = await call(liveCalls.listLiveRooms, { size: 100 })
    read.stop()
    return { rooms: rooms.map(({ id }) => id).join(), rows: read.rows(), queries: read.queries() }
  }
  const compare = async () => {
    asked.mockClear()
    counted.mockClear()
    const remembered = await costOf()
    for (let count = 0; count < 20; count += 1) await saidOf(room)
    expect([asked.mock.calls.length, counted.mock.calls.length]).toEqual([0, 0])
    later()
    const again = await costOf()
    await saidOf(room)
    return { remembered, again }
  }
  let { remembered, again } = await compare()
  // Matches begin at full hours: then the next two lists are of the same rooms.
  if (again.rooms !== remembered.rooms) ({ remembered, again } = await compare())
  expect(again).toEqual(remembered)
  expect([asked.mock.calls.length, counted.mock.calls.length]).toEqual([1, RELAYS.length])
  socket.close()
})

test('without numbers a list comes in time, and says none', async () => {
  const room = await makeRoom()
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = { getByName: () => ({ counts: () => Promise.reject(new Error('overloaded')) }) }
  const hanging = { getByName: () => ({ counts: () => new Promise(() => undefined) }) }
  for (const object of [failing, hanging]) {
    later(61_000)
    const settings = { ROOM_VIEWERS: object as unknown as Env['ROOM_VIEWERS'] }
    const found = await listed(room.id, settings)
    expect(found).toMatchObject({ id: room.id, state: 'live' })
    expect(found).not.toHaveProperty('online')
  }
  expect(quiet).toHaveBeenCalledTimes(2)
  later()
  expect((await listed(room.id))?.online).toBe(0)
})

test('a relay that does not answer counts as it did before, and keeps nobody waiting', async () => {
  const room = await makeRoom()
  const sockets = await Promise.all([watch(room.id), watch(room.id)])
  await expectViewers(room, 2)
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const viewers = Relay.prototype.viewers
  let turn = 0
  const broken = vi.spyOn(Relay.prototype, 'viewers').mockImplementation(function (this: Relay) {
    turn += 1
    return turn === 1 ? (new Promise(() => undefined) as never) : viewers.call(this)
  })
  later()
  expect((await listed(room.id))?.online).toBe(2)
  broken.mockRestore()
  await eventually(() => quiet.mock.calls.length === 1)
  for (const socket of sockets) socket.close()
})

test('rooms that do not exist are counted nowhere, however many are asked for', async () => {
  const relay = testEnv.RELAYS.getByName('relay:of-unknown-rooms')
  const from = (address: string) =>
    TestSocket.open(() =>
      relay.fetch('http://site.test/ws/g', { headers: { upgrade: 'websocket', 'cf-connecting-ip': address } }),
    )
  const sockets = await Promise.all(Array.from({ length: 4 }, (_, at) => from(`198.51.100.${at}`)))
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = vi.spyOn(Topic.prototype, 'subscribe').mockImplementation(async () => {
    await answered
    return { isKnown: false }
  })
  const idOf = (socket: number, at: number): number => 998_000_000_000 + socket * 30 + at
  for (const [index, socket] of sockets.entries()) {
    for (const name of ['__proto__', 'constructor', '-1', '1e3', '9'.repeat(400), '01', ''])
      socket.send({ subscribe: `room:${name}` })
    for (let at = 0; at < 30; at += 1) socket.send({ subscribe: `room:${idOf(index, at)}` })
  }
  await eventually(async () => asked.mock.calls.length > 0 && (await relay.count(`room:${idOf(3, 29)}`)) === 1)
  expect((await relay.viewers()).size, 'those that are being looked up').toBe(asked.mock.calls.length)
  answer()
  await eventually(() => sockets.every(({ frames }) => frames.length === 37))
  expect((await relay.viewers()).size).toBe(0)
  for (const socket of sockets) socket.close()
})
