import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { health } from './health.ts'

const state = vi.hoisted(() => ({ checks: 0, database: true, books: true, isBackendSilent: false, isStoreDown: false }))
vi.mock('./env.ts', () => ({
  env: {
    BRANDS: { list: () => (state.isStoreDown ? Promise.reject(new Error('down')) : Promise.resolve({})) },
    BACKEND: {
      fetch: () => {
        state.checks += 1
        if (state.isBackendSilent) return new Promise(() => undefined)
        return Promise.resolve(Response.json({ database: state.database, objects: true, books: state.books }))
      },
    },
  },
}))

let startAt = Date.parse('2026-11-22T00:00:00Z')
beforeEach(() => {
  Object.assign(state, { checks: 0, database: true, books: true, isBackendSilent: false, isStoreDown: false })
  // Each test is far enough from the one before that nothing is remembered.
  startAt += 60_000
  vi.useFakeTimers({ now: startAt })
})
afterEach(() => vi.useRealTimers())

async function ask() {
  const response = await health(() => undefined)
  const answer = await response.json<{ status: string }>()
  expect(response.status).toBe(answer.status === 'ok' ? 200 : 503)
  return answer
}

test('a thousand questions at once cost one check', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, ask))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"status":"ok"}']))
  expect(state.checks).toBe(1)
})

test('an answer is believed for five seconds, a good one and a bad one', async () => {
  expect(await ask()).toEqual({ status: 'ok' })
  state.database = false
  vi.advanceTimersByTime(4999)
  expect(await ask()).toEqual({ status: 'ok' })
  vi.advanceTimersByTime(1)
  expect(await ask()).toEqual({ status: 'failing', failing: ['database'] })
  state.database = true
  vi.advanceTimersByTime(5000)
  expect(await ask()).toEqual({ status: 'ok' })
  expect(state.checks).toBe(3)
})

test('a part that fails, or does not answer in time, is named', async () => {
  Object.assign(state, { isBackendSilent: true, isStoreDown: true })
  const answer = ask()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toEqual({ status: 'failing', failing: ['brands', 'backend'] })
})

test('books with a fault are a warning: the site is up, and a monitor that restarts what is down leaves it alone', async () => {
  state.books = false
  expect(await ask()).toEqual({ status: 'ok', warnings: ['books'] })
  vi.advanceTimersByTime(5000)
  state.database = false
  expect(await ask()).toEqual({ status: 'failing', failing: ['database'], warnings: ['books'] })
})
