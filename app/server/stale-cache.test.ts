import { expect, test, vi } from 'vitest'
import { StaleCache } from './stale-cache.ts'

const setup = (weightMax = 100) => {
  let now = 0
  let made = 0
  const deferred: Promise<unknown>[] = []
  const cache = new StaleCache<string>(weightMax, () => now)
  const get = (key: string, weight = 1, freshMs = 10) =>
    cache.get(
      key,
      async () => ({ value: `${key}${++made}`, freshMs, staleMs: 20, weight }),
      (work) => deferred.push(work),
    )
  return {
    get,
    made: () => made,
    pass: (ms: number) => {
      now += ms
    },
    settle: () => Promise.all(deferred),
  }
}

test('a fresh value is served without being made again', async () => {
  const { get, made } = setup()
  await get('a')
  expect(await get('a')).toEqual({ value: 'a1', state: 'hit' })
  expect(made()).toBe(1)
})

test('a stale value is served at once while one new one is made', async () => {
  const { get, made, pass, settle } = setup()
  await get('a')
  pass(15)
  expect(await get('a')).toEqual({ value: 'a1', state: 'stale' })
  await get('a')
  await settle()
  expect(made()).toBe(2)
  expect((await get('a')).value).toBe('a2')
})

test('past its stale time a value is made before it is served', async () => {
  const { get, pass } = setup()
  await get('a')
  pass(31)
  expect(await get('a')).toEqual({ value: 'a2', state: 'miss' })
})

test('a hundred concurrent requests for a key make its value once', async () => {
  const { get, made } = setup()
  const all = await Promise.all(Array.from({ length: 100 }, () => get('a')))
  expect(made()).toBe(1)
  expect(new Set(all.map(({ value }) => value))).toEqual(new Set(['a1']))
})

test('of values asked for again, the least recently used is evicted first', async () => {
  // An entry weighs 1, and the character of its key: room for one new entry and for three wanted ones.
  const { get } = setup(8)
  for (const key of ['a', 'a', 'b', 'b', 'c', 'c', 'a', 'd', 'd']) await get(key)
  expect((await get('a')).state).toBe('hit')
  expect((await get('b')).state).toBe('miss')
})

test('a hundred values that are asked for once evict nothing that was asked for twice', async () => {
  const { get } = setup(80)
  await get('hot')
  await get('hot')
  for (let at = 0; at < 100; at += 1) await get(`random${at}`)
  expect((await get('hot')).state).toBe('hit')
})

test('a value with freshMs 0 is not cached', async () => {
  const { get, made } = setup()
  await get('a', 1, 0)
  await get('a', 1, 0)
  expect(made()).toBe(2)
})

test('a stale value is served on when a new one cannot be made, and no more once it is gone', async () => {
  let now = 0
  const cache = new StaleCache<string>(1000, () => now)
  const works: Promise<unknown>[] = []
  const get = (value: string, freshMs: number, isGone: boolean) =>
    cache.get(
      'a',
      async () => ({ value, freshMs, staleMs: 100, weight: 1, isGone }),
      (work) => works.push(work),
    )
  await get('a post', 10, false)
  now = 20
  expect(await get('a fault', 0, false)).toEqual({ value: 'a post', state: 'stale' })
  await Promise.all(works)
  expect(await get('deleted', 0, true)).toEqual({ value: 'a post', state: 'stale' })
  await Promise.all(works)
  expect(await get('deleted', 0, true)).toEqual({ value: 'deleted', state: 'miss' })
})

const keep = () => undefined
const made = (value: string) => ({ value, freshMs: 10, staleMs: 20, weight: 1 })

test('when the request that makes a value is refused, one of those that wait makes it for all', async () => {
  const cache = new StaleCache<string>(100, () => 0)
  const refused = cache.get('a', () => new Promise((_, reject) => setTimeout(reject, 1, new Error('refused'))), keep)
  const make = vi.fn(async () => made('a'))
  const waiting = Array.from({ length: 100 }, () => cache.get('a', make, keep))
  await expect(refused).rejects.toThrow('refused')
  for (const { value } of await Promise.all(waiting)) expect(value).toBe('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('a value that a cancelled request never finished is made anew once, and cached', async () => {
  vi.useFakeTimers()
  const cache = new StaleCache<string>(100, () => 0)
  void cache.get('a', () => new Promise(keep), keep)
  const make = vi.fn(async () => made('a'))
  const waiting = Promise.all(Array.from({ length: 100 }, () => cache.get('a', make, keep)))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect((await waiting).map(({ value }) => value)).toEqual(Array(100).fill('a'))
  expect(await cache.get('a', make, keep)).toEqual({ value: 'a', state: 'hit' })
  expect(make).toHaveBeenCalledTimes(1)
})
