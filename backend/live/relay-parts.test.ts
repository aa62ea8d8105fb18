import { expect, test } from 'vitest'
import { consumeFrame, fullBudget } from '#backend/core/frame-budget.ts'
import { TOPICS_PER_SOCKET_MAX } from '#contract/socket.ts'
import { refetchWindowMs } from './audience.ts'
import { CallBudget, OPENINGS } from './call-budget.ts'
import { pickRelay, RELAY_COUNT } from './pick-relay.ts'
import { queueDelta, queuedFrames, SocketTable } from './socket-table.ts'
import { Turns } from './turns.ts'
import { audienceOf, isWatched, withRelay } from './watch.ts'

test('random numbers are spread evenly over the relays', () => {
  const names = Array.from({ length: 800 }, (_, index) => pickRelay(index / 800))
  expect(new Set(names).size).toBe(RELAY_COUNT)
  expect(names.filter((name) => name === 'relay:0')).toHaveLength(100)
  expect(pickRelay(0.999_999_999)).toBe(`relay:${RELAY_COUNT - 1}`)
  expect(pickRelay(1)).toBe(`relay:${RELAY_COUNT - 1}`)
})

test('a burst of frames is within a socket’s budget, a flood is not', () => {
  let budget = fullBudget(0)
  for (let frame = 0; frame < 120; frame++) budget = consumeFrame(budget, 0) ?? budget
  expect(consumeFrame(budget, 0)).toBeNull()
  expect(consumeFrame(budget, 1_000)?.left).toBeCloseTo(9)
})

test('an address opens as many topics as a page may have, then a few a second, whatever others do', () => {
  const openings = new CallBudget(OPENINGS)
  const opened = (address: string, now: number) =>
    Array.from({ length: 500 }, () => openings.take(address, now)).filter((taken) => taken === 'taken').length
  expect(opened('203.0.113.1', 0)).toBeGreaterThanOrEqual(TOPICS_PER_SOCKET_MAX)
  expect(opened('203.0.113.1', 1000)).toBe(3)
  expect(opened('203.0.113.2', 1000)).toBeGreaterThanOrEqual(TOPICS_PER_SOCKET_MAX)
})

test('many addresses together open only so many topics at once, and then so many a second', () => {
  const openings = new CallBudget(OPENINGS)
  const takenBy = (many: string, now: number) =>
    Array.from({ length: 100 }, (_, at) => Array.from({ length: 60 }, () => openings.take(`${many}.${at}`, now))).flat()
  const count = (outcomes: readonly string[], of: string) => outcomes.filter((outcome) => outcome === of).length
  const first = takenBy('203.0.113', 0)
  expect([count(first, 'taken'), count(first, 'address')]).toEqual([OPENINGS.inAll.burst, 0])
  expect(count(takenBy('198.51.100', 1000), 'taken')).toBe(OPENINGS.inAll.perSecond)
  expect(openings.take('203.0.113.99', 2000), 'who was refused for others has lost nothing').toBe('taken')
})

test('of all clients eight pieces of work are under way at once', async () => {
  const turns = new Turns()
  let [underWay, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 1))
    underWay -= 1
  }
  await Promise.all(Array.from({ length: 40 }, (_, at) => turns.run(`client ${at}`, work)))
  expect([most, underWay]).toEqual([8, 0])
  await expect.poll(() => turns.size).toBe(0)
})

test('one client’s pieces of work are done one after the other, and do not wait for another client’s', async () => {
  const turns = new Turns()
  const done: string[] = []
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const work = (name: string) => async () => {
    if (name === 'first') await gate
    done.push(name)
    if (name === 'bad') throw new Error('bad')
  }
  const all = [turns.run('a', work('first')), turns.run('a', work('bad')).catch(() => undefined)]
  all.push(turns.run('a', work('last')))
  await turns.run('b', work('other'))
  expect(done).toEqual(['other'])
  open()
  await Promise.all(all)
  expect(done).toEqual(['other', 'first', 'bad', 'last'])
  await expect.poll(() => turns.size).toBe(0)
})

test('the table lists the sockets of a topic, and the topics that a closing socket leaves empty', () => {
  const table = new SocketTable<string>()
  const anna = table.add('anna', '203.0.113.1', ['match:1', 'board:202'], fullBudget(0))
  table.add('bela', '203.0.113.2', ['board:202'], fullBudget(0))
  expect(table.count('board:202')).toBe(2)
  expect(table.remove('anna')).toEqual({ left: ['match:1', 'board:202'], emptied: ['match:1'] })
  expect([...table.on('board:202')].map(({ socket }) => socket)).toEqual(['bela'])
  expect(table.remove('anna')).toEqual({ left: [], emptied: [] })
  expect(table.leave(anna, 'board:202')).toBe(false)
})

test('a delta that comes before the answer is queued, and dropped when the answer includes it', () => {
  const pending = { count: 1, seq: 0, queue: [] }
  expect(queueDelta(null, 5, 'five')).toBe(false)
  expect(queueDelta(pending, 5, 'five')).toBe(true)
  expect(queueDelta(pending, 6, 'six')).toBe(true)
  expect(queuedFrames({ ...pending, seq: 5 })).toEqual(['six'])
})

test('a topic is watched while a relay has sockets that subscribe to it', () => {
  const watch = withRelay(withRelay({ topic: 'room:1', told: 0, relays: {} }, 'relay:0', 3), 'relay:1', 2)
  expect(audienceOf(watch)).toBe(5)
  const left = withRelay(watch, 'relay:0', 0)
  expect([audienceOf(left), isWatched(left)]).toEqual([2, true])
  expect(isWatched(withRelay(left, 'relay:1', 0))).toBe(false)
  expect(isWatched(undefined)).toBe(false)
})

test('a larger audience spreads its refetches over a longer time, up to a minute', () => {
  expect(refetchWindowMs(0)).toBe(5_000)
  expect(refetchWindowMs(1_000)).toBe(15_000)
  expect(refetchWindowMs(1_000_000)).toBe(60_000)
})

test('an address counts for a few viewers of a room, however many sockets it has there', () => {
  const table = new SocketTable<number>()
  for (let socket = 0; socket < 100; socket++) table.add(socket, '203.0.113.1', ['room:1'], fullBudget(0))
  for (let person = 0; person < 7; person++)
    table.add(1000 + person, `198.51.100.${person}`, ['room:1', 'room:2'], fullBudget(0))
  expect(table.countViewers('room:1', 5)).toBe(12)
  expect(table.countViewers('room:2', 5)).toBe(7)
  expect(table.countViewers('room:3', 5)).toBe(0)
  expect(table.count('room:1')).toBe(107)
})
