import { afterAll, vi } from 'vitest'

// Files of unit tests share a worker: a clock or a global that one of them replaced is not the next one's.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
