import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { favourites, toggleFavourite } from './favourites.ts'
import { syncFavourites } from './sync-favourites.ts'

const calls = vi.hoisted(() => ({ listAttention: vi.fn(), mergeAttention: vi.fn(), setAttention: vi.fn() }))
vi.mock('./attention.functions.ts', () => calls)

const answerOf = (...followed: number[]) => ({ ok: true, data: { followed, reserved: [] } })
const settled = () => new Promise((resolve) => setTimeout(resolve))
/** A promise that resolves with the answer when the test releases it. */
function deferred<T>(answer: T) {
  let release = () => {}
  const promise = new Promise<T>((resolve) => {
    release = () => resolve(answer)
  })
  return { promise, release }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  for (const call of Object.values(calls)) call.mockReset()
  calls.setAttention.mockResolvedValue({ ok: true, data: true })
  return () => vi.unstubAllGlobals()
})

test('a toggle made before the account’s list has loaded is kept', async () => {
  const list = deferred(answerOf(5))
  calls.listAttention.mockReturnValue(list.promise)
  const stop = syncFavourites(new QueryClient(), 1)
  toggleFavourite(7)
  list.release()
  await settled()
  expect(favourites()).toEqual([7, 5])
  stop()
})

test('a guest’s list is merged into the account before later toggles are saved', async () => {
  localStorage.setItem('favourite-matches', '[7]')
  const merged = deferred(answerOf(7, 5))
  calls.mergeAttention.mockReturnValue(merged.promise)
  const stop = syncFavourites(new QueryClient(), 1)
  toggleFavourite(7)
  toggleFavourite(7)
  await settled()
  expect(calls.setAttention).not.toHaveBeenCalled()
  merged.release()
  await vi.waitFor(() => expect(calls.setAttention).toHaveBeenCalledTimes(2))
  expect(calls.setAttention.mock.calls.map(([{ data }]) => data.input.attention)).toEqual([true, false])
  expect(favourites()).toEqual([5])
  stop()
})

test('an answer that comes after signing out is ignored', async () => {
  const list = deferred(answerOf(5))
  calls.listAttention.mockReturnValue(list.promise)
  syncFavourites(new QueryClient(), 1)()
  list.release()
  await settled()
  expect(favourites()).toEqual([])
})

test('the account’s list is fetched again, whatever is in the query cache', async () => {
  calls.listAttention.mockResolvedValueOnce(answerOf()).mockResolvedValueOnce(answerOf(9))
  const client = new QueryClient()
  syncFavourites(client, 1)()
  await settled()
  const stop = syncFavourites(client, 1)
  await settled()
  expect(favourites()).toEqual([9])
  stop()
})
