import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts'

const LOST = new Error('Failed to fetch dynamically imported module: /assets/a.js')
const NOW = Date.UTC(2026, 10, 20, 12)

interface PageState {
  storage?: Map<string, string>
  type?: string
  onLine?: boolean
}

/**
 * A page whose chunk can fail to load: the returned function fires that error and returns how often the page has
 * reloaded.
 */
function pageWith({ storage, type = 'navigate', onLine = true }: PageState) {
  const target = new EventTarget() as unknown as Window
  const reload = vi.fn()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  Object.defineProperties(target, {
    location: { value: { reload } },
    navigator: { value: { onLine } },
    performance: { value: { timeOrigin: NOW, getEntriesByType: () => [{ type }] } },
    sessionStorage: storage
      ? {
          value: {
            getItem: (key: string) => storage.get(key) ?? null,
            setItem: (key: string, value: string) => storage.set(key, value),
          },
        }
      : { get: refuse },
  })
  reloadOnLostChunk(target)
  return (error: unknown = LOST) => {
    target.dispatchEvent(Object.assign(new Event('error'), { error }))
    return reload.mock.calls.length
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

test('a chunk that fails to load reloads the page, at most once a minute; other errors do not', () => {
  const lose = pageWith({ storage: new Map() })
  expect(lose(new Error('anything else'))).toBe(0)
  expect([lose(), lose()]).toEqual([1, 1])
  vi.advanceTimersByTime(60_000)
  expect(lose()).toBe(2)
})

test('offline the page stays, and the router does not reload it either', () => {
  const storage = new Map<string, string>()
  expect(pageWith({ storage, onLine: false })()).toBe(0)
  expect(storage).toEqual(new Map([[`tanstack_router_reload:${LOST.message}`, '1']]))
  expect(pageWith({ storage })()).toBe(1)
})

test('without session storage the page still reloads, but not in a loop', () => {
  expect(pageWith({})()).toBe(1)
  const reloaded = pageWith({ type: 'reload' })
  expect(reloaded()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(reloaded()).toBe(1)
})
