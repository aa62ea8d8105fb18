import { afterEach, expect, test, vi } from 'vitest'
import { loadWhenOnline } from './load-when-online.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('code that cannot be loaded offline comes once the browser is online, and fails nothing', async () => {
  vi.stubEnv('SSR', false)
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const settled = vi.fn<() => void>()
  const loaded = loadWhenOnline(load)
  loaded.then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test('the server does not wait', async () => {
  vi.stubEnv('SSR', true)
  await expect(loadWhenOnline(() => Promise.reject(new Error('missing')))).rejects.toThrow('missing')
})
