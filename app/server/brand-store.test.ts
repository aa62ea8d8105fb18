import fs from 'node:fs'
import { createStorage } from 'unstorage'
import { expect, test, vi } from 'vitest'
import { BrandUnavailable, createBrandStore } from './brand-store.ts'

const record = JSON.parse(fs.readFileSync('brands/main.json', 'utf8'))

async function setup() {
  let now = 0
  const storage = createStorage()
  const put = (id: string, host: string, value: unknown) =>
    Promise.all([
      storage.setItemRaw(`host:${host}`, id),
      storage.setItemRaw(`brand:${id}`, typeof value === 'string' ? value : JSON.stringify(value)),
    ])
  await put('main', 'a.test', record)
  const store = createBrandStore(storage, () => now)
  return {
    store,
    storage,
    put,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('an unknown hostname has no brand', async () => {
  const { store } = await setup()
  expect(await store.byHost('evil.test')).toBeNull()
})

test('a changed record is served within seconds', async () => {
  const { store, put, pass } = await setup()
  const before = await store.byHost('a.test')
  await put('main', 'a.test', { ...record, timeZone: 'Asia/Tokyo' })
  pass(2001)
  const after = await store.byHost('a.test')
  expect(after?.brand.timeZone).toBe('Asia/Tokyo')
  expect(after?.version).not.toBe(before?.version)
})

test.each([
  ['a wrong type', { ...record, theme: { ...record.theme, scheme: 7 } }],
  ['no JSON', '{"id":'],
  ['a script in a logo', { ...record, logos: { ...record.logos, mark: 'javascript:alert(1)' } }],
])('a record with %s leaves the last good one in use, and the fault is logged', async (_, bad) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, put, pass } = await setup()
  await store.byHost('a.test')
  await put('main', 'a.test', bad)
  pass(2001)
  expect((await store.byHost('a.test'))?.brand.id).toBe('main')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('brand_record_bad'))
  log.mockRestore()
})

test('known brands are served while the store does not answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, storage, pass } = await setup()
  await store.byHost('a.test')
  storage.getItemRaw = () => Promise.reject(new Error('kv down'))
  pass(2001)
  expect((await store.byHost('a.test'))?.brand.id).toBe('main')
  await expect(store.byHost('b.test')).rejects.toThrow(BrandUnavailable)
  log.mockRestore()
})

test.each([
  ['an unreadable record', '{"id":'],
  ['a record without a theme', JSON.stringify({ ...record, theme: undefined })],
])('a known hostname is unavailable, not unknown, with %s', async (_, bad) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, put } = await setup()
  await put('other', 'b.test', bad)
  await expect(store.byHost('b.test')).rejects.toThrow(BrandUnavailable)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"isServed":false'))
  await put('other', 'b.test', { ...record, id: 'other' })
  expect((await store.byHost('b.test'))?.brand.id).toBe('other')
  log.mockRestore()
})

test('a record that newer code wrote is served without what this code does not know, and the fault is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, put } = await setup()
  await put('other', 'b.test', { ...record, id: 'other', downloads: [{ platform: 'visionos', url: 'https://a.test' }] })
  expect((await store.byHost('b.test'))?.brand.downloads).toEqual([])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"isServed":true'))
  log.mockRestore()
})

test('a store that is slow costs a known brand 300 ms, once in two seconds', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, storage, pass } = await setup()
  await store.byHost('a.test')
  const getItemRaw = vi.spyOn(storage, 'getItemRaw').mockReturnValue(new Promise(() => undefined))
  pass(2001)
  const brand = store.byHost('a.test')
  await vi.advanceTimersByTimeAsync(300)
  expect((await brand)?.brand.id).toBe('main')
  expect((await store.byHost('a.test'))?.brand.id).toBe('main')
  expect(getItemRaw).toHaveBeenCalledTimes(1)
  const unknown = store.byHost('new.test').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await unknown).toBeInstanceOf(BrandUnavailable)
  log.mockRestore()
  vi.useRealTimers()
})

test('a hostname longer than any valid one is unknown and not looked up', async () => {
  const { store, storage } = await setup()
  const getItemRaw = vi.spyOn(storage, 'getItemRaw')
  expect(await store.byHost(`${'a'.repeat(600)}.test`)).toBeNull()
  expect(getItemRaw).not.toHaveBeenCalled()
})
