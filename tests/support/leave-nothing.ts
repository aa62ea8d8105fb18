import { afterAll, vi } from 'vitest'

// Unit test files share a worker: a clock or global replaced by one of them must not leak into the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
