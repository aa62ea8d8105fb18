const WAIT_MS_MAX = 2000

/**
 * Runs a function when the browser is idle; returns a function that cancels it. Safari, without `requestIdleCallback`,
 * waits 300 ms.
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: WAIT_MS_MAX })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 300)
  return () => clearTimeout(timer)
}
