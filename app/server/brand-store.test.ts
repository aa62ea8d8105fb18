import fs from 'node:fs'
import { createStorage } from 'unstorage'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { BrandUnavailable, createBrandStore } from './brand-store.ts'

const record = JSON.parse(fs.readFileSync('brands/main.json', 'utf8'))

async function setup() {
  let now = 0
  const storage = createStorage()
  const put = (host: string, value: unknown) =>
    storage.setItemRaw(`site:${host}`, typeof value === 'string' ? value : JSON.stringify(value))
  await put('a.test', record)
  const store = createBrandStore(storage, 'production', () => now)
  const deferred: Promise<unknown>[] = []
  return {
    /** A request for a hostname. */
    ask: (host: string) => store.byHost(host, (work) => void deferred.push(work)),
    /** What goes on after the requests has ended. */
    settle: () => Promise.all(deferred.splice(0)),
    storage,
    reads: vi.spyOn(storage, 'getItemRaw'),
    put,
    pass: (ms: number) => {
      now += ms
    },
  }
}

/** Longer than a record is fresh; longer than an old one is served at once. */
const [NOT_FRESH_MS, OLD_MS] = [2001, 62_001]

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockRestore()
  vi.useRealTimers()
})

test('a hostname is read from one key, once however many ask at once', async () => {
  const { ask, reads } = await setup()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('a.test')))
  expect(new Set(answers.map((answer) => answer?.brand)).size).toBe(1)
  expect(answers[0]?.brand.id).toBe('main')
  expect(reads.mock.calls.map(([key]) => key)).toEqual(['site:a.test'])
})

test('an old record is served at once while KV is read, once, and the new one to the next who asks', async () => {
  const { ask, settle, put, pass, reads, storage } = await setup()
  const before = await ask('a.test')
  await put('a.test', { ...record, timeZone: 'Asia/Tokyo' })
  pass(NOT_FRESH_MS)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const read = storage.getItemRaw.bind(storage)
  reads.mockClear().mockImplementation(async (...key) => {
    await held
    return read(...key)
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('a.test')))
  expect(answers.every((answer) => answer === before)).toBe(true)
  expect(reads).toHaveBeenCalledTimes(1)
  reads.mockRestore()
  release()
  await settle()
  const after = await ask('a.test')
  expect(after?.brand.timeZone).toBe('Asia/Tokyo')
  expect(after?.version).not.toBe(before?.version)
})

test('a hostname that nobody asked for in a minute is not served as it was then', async () => {
  const { ask, put, pass } = await setup()
  await ask('a.test')
  await put('a.test', { ...record, timeZone: 'Asia/Tokyo' })
  pass(OLD_MS)
  expect((await ask('a.test'))?.brand.timeZone).toBe('Asia/Tokyo')
})

test('a new brand is served, and a removed one is not, two seconds later', async () => {
  const { ask, settle, put, pass, storage } = await setup()
  expect(await ask('new.test')).toBeNull()
  await put('new.test', { ...record, id: 'new' })
  pass(NOT_FRESH_MS)
  expect((await ask('new.test'))?.brand.id).toBe('new')
  await storage.removeItem('site:new.test')
  pass(NOT_FRESH_MS)
  await ask('new.test')
  await settle()
  expect(await ask('new.test')).toBeNull()
})

test('an unknown hostname is read once in two seconds, and thousands of them evict no brand', async () => {
  const { ask, reads } = await setup()
  await ask('a.test')
  for (let time = 0; time < 20; time += 1) expect(await ask('evil.test')).toBeNull()
  expect(reads.mock.calls.filter(([key]) => key === 'site:evil.test')).toHaveLength(1)
  for (let each = 0; each < 3000; each += 1) await ask(`${each}.evil.test`)
  reads.mockClear()
  expect((await ask('a.test'))?.brand.id).toBe('main')
  expect(reads).not.toHaveBeenCalled()
  await ask('evil.test')
  expect(reads, 'the oldest of thousands are forgotten').toHaveBeenCalled()
})

test('a bot-check key for tests counts as none in production', async () => {
  const { ask, put } = await setup()
  await put('b.test', { ...record, botCheckSiteKey: '1x00000000000000000000AA' })
  expect((await ask('b.test'))?.brand).not.toHaveProperty('botCheckSiteKey')
})

test('a brand that an earlier version has put is served', async () => {
  const { ask, storage } = await setup()
  await storage.setItemRaw('host:old.test', 'old')
  await storage.setItemRaw('brand:old', JSON.stringify({ ...record, id: 'old' }))
  expect((await ask('old.test'))?.brand.id).toBe('old')
  await storage.setItemRaw('host:lost.test', 'lost')
  await expect(ask('lost.test')).rejects.toThrow(BrandUnavailable)
})

test.each([
  ['a wrong type', { ...record, theme: { ...record.theme, scheme: 7 } }],
  ['no JSON', '{"id":'],
  ['a script in a logo', { ...record, logos: { ...record.logos, mark: 'javascript:alert(1)' } }],
])('a record with %s leaves the last good one in use, and the fault is logged', async (_, bad) => {
  const { ask, settle, put, pass } = await setup()
  await ask('a.test')
  await put('a.test', bad)
  pass(NOT_FRESH_MS)
  expect((await ask('a.test'))?.brand.id).toBe('main')
  await settle()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('brand_record_bad'))
  pass(OLD_MS)
  expect((await ask('a.test'))?.brand.id).toBe('main')
})

test('known brands are served while the store does not answer, however long, and one that is not known is no 404', async () => {
  const { ask, settle, storage, pass } = await setup()
  await ask('a.test')
  storage.getItemRaw = () => Promise.reject(new Error('kv down'))
  for (const ms of [NOT_FRESH_MS, OLD_MS, OLD_MS]) {
    pass(ms)
    expect((await ask('a.test'))?.brand.id).toBe('main')
    await settle()
  }
  await expect(ask('b.test')).rejects.toThrow(BrandUnavailable)
})

test.each([
  ['an unreadable record', '{"id":'],
  ['a record without a theme', JSON.stringify({ ...record, theme: undefined })],
])('a known hostname is unavailable, not unknown, with %s', async (_, bad) => {
  const { ask, settle, put } = await setup()
  await put('b.test', bad)
  await expect(ask('b.test')).rejects.toThrow(BrandUnavailable)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"isServed":false'))
  await settle()
  await put('b.test', { ...record, id: 'other' })
  expect((await ask('b.test'))?.brand.id).toBe('other')
})

test('a record that newer code wrote is served without what this code does not know, and the fault is logged', async () => {
  const { ask, put } = await setup()
  await put('b.test', { ...record, id: 'other', downloads: [{ platform: 'visionos', url: 'https://a.test' }] })
  expect((await ask('b.test'))?.brand.downloads).toEqual([])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"isServed":true'))
})

test('a store that hangs costs a known brand nothing, and 300 ms once in a minute', async () => {
  vi.useFakeTimers()
  const { ask, reads, pass } = await setup()
  await ask('a.test')
  reads.mockClear().mockReturnValue(new Promise(() => undefined))
  pass(NOT_FRESH_MS)
  expect((await ask('a.test'))?.brand.id).toBe('main')
  pass(OLD_MS)
  const late = ask('a.test')
  await vi.advanceTimersByTimeAsync(300)
  expect((await late)?.brand.id).toBe('main')
  expect((await ask('a.test'))?.brand.id).toBe('main')
  expect(reads).toHaveBeenCalledTimes(2)
  const unknown = ask('new.test').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await unknown).toBeInstanceOf(BrandUnavailable)
})

test('a hostname longer than any valid one is unknown and not looked up', async () => {
  const { ask, reads } = await setup()
  expect(await ask(`${'a'.repeat(600)}.test`)).toBeNull()
  expect(reads).not.toHaveBeenCalled()
})
