import { beforeEach, expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

interface Link {
  rel: string
  href: string
  onload?: () => void
  onerror?: () => void
  remove: () => void
}

let links: Link[]
let browser: EventTarget
const navigator = { onLine: true }
const fetch = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  links = []
  browser = new EventTarget()
  navigator.onLine = true
  fetch.mockReset().mockResolvedValue({})
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: (): Link => {
      const element: Link = { rel: '', href: '', remove: () => links.splice(links.indexOf(element), 1) }
      return element
    },
    head: { appendChild: (element: Link) => links.push(element) },
  })
  return () => vi.unstubAllGlobals()
})

const LOST = new Error('Failed to fetch dynamically imported module: /assets/a.js')
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('code that cannot be loaded offline comes once the browser is online, and fails nothing', async () => {
  navigator.onLine = false
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(LOST).mockResolvedValue('code')
  const isDone = vi.fn<() => void>()
  const reported = vi.fn<() => void>()
  browser.addEventListener('vite:preloadError', reported)
  const loaded = loadCode(load)
  loaded.then(isDone, isDone)
  await settled()
  expect(isDone).not.toHaveBeenCalled()
  navigator.onLine = true
  browser.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
  expect(reported).not.toHaveBeenCalled()
})

test('code that cannot be loaded while the site is down comes once it is up, and fails nothing', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST)
  load.mockResolvedValue('code')
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  const reported = vi.fn<() => void>()
  browser.addEventListener('vite:preloadError', reported)
  const loaded = loadCode(load)
  await vi.advanceTimersByTimeAsync(4999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(loaded).resolves.toBe('code')
  expect(reported).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('online a lost chunk is reported, and its import fails', async () => {
  const reported = vi.fn<(event: Event) => void>()
  browser.addEventListener('vite:preloadError', reported)
  await expect(loadCode(() => Promise.reject(LOST))).rejects.toBe(LOST)
  expect(reported).toHaveBeenCalledOnce()
  expect(reported.mock.calls[0]?.[0]).toHaveProperty('payload', LOST)
})

test('what a chunk imports is asked for with it, each file once', async () => {
  await loadCode(() => Promise.resolve(), ['assets/a.js', 'assets/b.js'])
  await loadCode(() => Promise.resolve(), ['assets/b.js', 'assets/c.js'])
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /assets/a.js',
    'modulepreload /assets/b.js',
    'modulepreload /assets/c.js',
  ])
})

test('a chunk waits for its style sheet, and asks again for one that was lost', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const lost = loadCode(load, ['assets/a.css'])
  links[0]?.onerror?.()
  await expect(lost).rejects.toThrow('dynamically imported module')
  const loaded = loadCode(load, ['assets/a.css'])
  await settled()
  expect(load).not.toHaveBeenCalled()
  links[0]?.onload?.()
  await expect(loaded).resolves.toBe('code')
})
