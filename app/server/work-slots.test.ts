import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateLimited } from './rate-limited.ts'
import { type Worker, WorkSlots } from './work-slots.ts'

const LIMITS = {
  perClient: 2,
  perNetwork: 3,
  inAll: 5,
  waitingPerClient: 3,
  waitingPerNetwork: 6,
  waitingInAll: 8,
  waitMsMax: 3000,
  heldMsMax: 2000,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const slots = new WorkSlots(LIMITS)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  const ask = (name: string, worker: Worker = { client: 'a', networks: [] }) =>
    slots
      .run(worker, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      .catch((error: unknown) => {
        if (error instanceof RateLimited) refused.push(name)
      })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { ask, begun, refused, end, settle }
}

test('a client has two pieces of work under way; the next begins when one ends', async () => {
  const { ask, begun, end, settle } = setup()
  for (const name of ['1', '2', '3', '4']) void ask(name)
  await settle()
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
})

test('what was cancelled while it waited takes neither a slot nor a place', async () => {
  const { ask, begun, settle, end } = setup()
  for (const name of ['1', '2', 'cancelled', 'cancelled', 'cancelled']) void ask(name)
  await settle()
  vi.clearAllTimers()
  vi.setSystemTime(Date.now() + LIMITS.waitMsMax)
  void ask('next')
  await settle()
  await end('1')
  expect(begun).toEqual(['1', '2', 'next'])
})

test('nobody waits behind a client that waits for its own work', async () => {
  const { ask, begun, settle } = setup()
  for (const name of ['1', '2', '3', '4']) void ask(name)
  void ask('other', { client: 'b', networks: [] })
  await settle()
  expect(begun).toEqual(['1', '2', 'other'])
})

test('clients of one network share its slots, and all clients those of the isolate', async () => {
  const { ask, begun, settle, end } = setup()
  for (const client of ['a', 'b', 'c', 'd']) void ask(client, { client, networks: ['n'] })
  for (const client of ['e', 'f', 'g']) void ask(client, { client, networks: [] })
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'e', 'f'])
  await end('a')
  expect(begun.at(-1)).toBe('d')
  await end('f')
  expect(begun.at(-1)).toBe('g')
})

test('clients of one network take turns, whoever asked for more before', async () => {
  const { ask, begun, settle, end } = setup()
  const of = (client: string): Worker => ({ client, networks: ['office'] })
  for (const name of ['a1', 'a2', 'b1', 'b2', 'b3', 'a3', 'a4']) void ask(name, of(name.charAt(0)))
  void ask('c1', of('c'))
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const name of ['a1', 'b1', 'a2']) await end(name)
  expect(begun.slice(3)).toEqual(['b2', 'a3', 'c1'])
})

test('one network fills neither all slots nor the queue', async () => {
  const { ask, begun, refused, settle } = setup()
  for (let at = 0; at < 12; at += 1) void ask(`many${at}`, { client: `client${at}`, networks: ['n'] })
  for (const client of ['x', 'y', 'z']) void ask(client, { client, networks: ['m'] })
  await settle()
  expect(refused).toEqual(['many9', 'many10', 'many11'])
  expect(begun).toEqual(['many0', 'many1', 'many2', 'x', 'y'])
})

test('what finds no slot in time is refused, and more than may wait at once', async () => {
  const { ask, refused, settle, begun, end } = setup()
  for (const name of ['1', '2', '3', '4', '5', '6']) void ask(name)
  await settle()
  expect(refused).toEqual(['6'])
  await vi.advanceTimersByTimeAsync(LIMITS.waitMsMax)
  expect(refused).toEqual(['6', '3', '4', '5'])
  await end('1')
  expect(begun, 'what was refused is not begun later').toEqual(['1', '2'])
})

test('a failure ends the work too', async () => {
  const slots = new WorkSlots(LIMITS)
  const fail = () => slots.run({ client: 'a', networks: [] }, () => Promise.reject(new Error('no')))
  for (let at = 0; at < 5; at += 1) await expect(fail()).rejects.toThrow('no')
})

test('work that never says that it is done holds its slot for two seconds', async () => {
  const { ask, begun } = setup()
  for (const name of ['1', '2']) void ask(name)
  await vi.advanceTimersByTimeAsync(LIMITS.heldMsMax)
  void ask('3')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['1', '2', '3'])
})
