import { afterAll, vi } from 'vitest'

// Files of unit tests share a worker: clocks and globals that a file replaced are restored for the next one.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
