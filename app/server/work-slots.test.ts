import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateLimited } from './rate-limited.ts'
import { type Worker, WorkSlots } from './work-slots.ts'

const LIMITS = {
  perClient: 2,
  perNetwork: 3,
  inAll: 5,
  waitingPerClient: 3,
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
  const ask = (name: string, worker: Worker = { client: 'a' }) =>
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

test('nobody waits behind a client that waits for its own work', async () => {
  const { ask, begun, settle } = setup()
  for (const name of ['1', '2', '3', '4']) void ask(name)
  void ask('other', { client: 'b' })
  await settle()
  expect(begun).toEqual(['1', '2', 'other'])
})

test('clients of one network share its slots, and all clients those of the isolate', async () => {
  const { ask, begun, settle, end } = setup()
  for (const client of ['a', 'b', 'c', 'd']) void ask(client, { client, network: 'n' })
  for (const client of ['e', 'f', 'g']) void ask(client, { client })
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'e', 'f'])
  await end('a')
  expect(begun.at(-1)).toBe('d')
  await end('f')
  expect(begun.at(-1)).toBe('g')
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
  const fail = () => slots.run({ client: 'a' }, () => Promise.reject(new Error('no')))
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
