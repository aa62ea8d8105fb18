const WAIT_MS_MAX = 2000

/** Runs once the browser has nothing better to do; answers how to call it off. Safari waits a moment instead. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: WAIT_MS_MAX })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 300)
  return () => clearTimeout(timer)
}
