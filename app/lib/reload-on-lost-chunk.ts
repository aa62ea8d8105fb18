const GUARD_MS = 60_000
const KEY = 'chunk-reload-at'
const LOST = /Loading chunk .+ failed|dynamically imported module|Importing a module script failed/i

/** Whether a missing chunk may reload the page now: at most once a minute (docs/product.md, section 8). */
export const mayReload = (lastAt: number, now: number): boolean => now - lastAt >= GUARD_MS

export const isLostChunk = (error: unknown): boolean => LOST.test(String((error as Error)?.message ?? error))

/** The router's own guard: it reloads once for each message it has no such key for. Setting the key prevents that. */
const routerKey = (error: unknown): string => `tanstack_router_reload:${String((error as Error)?.message ?? error)}`

function takeFromRouter(target: Window, error: unknown): void {
  try {
    target.sessionStorage.setItem(routerKey(error), '1')
  } catch {
    // Without storage the router does not reload.
  }
}

/** When this function last reloaded the tab, and records a reload now. Without storage the navigation type decides. */
function recordReload(target: Window, now: number): number {
  try {
    const { sessionStorage } = target
    const lastAt = Number(sessionStorage.getItem(KEY) ?? 0)
    if (mayReload(lastAt, now)) sessionStorage.setItem(KEY, String(now))
    return lastAt
  } catch {
    const [load] = target.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type === 'reload' ? target.performance.timeOrigin : 0
  }
}

/** After a deploy old chunks are gone: reloads the page when one fails to load, at most once a minute. */
export function reloadOnLostChunk(target: Window): void {
  const react = (error: unknown) => {
    if (!isLostChunk(error)) return
    takeFromRouter(target, error)
    // Offline, a reload would lose the page that is still usable.
    if (!target.navigator.onLine) return
    const now = Date.now()
    if (mayReload(recordReload(target, now), now)) target.location.reload()
  }
  target.addEventListener('error', (event) => react(event.error ?? event.message))
  target.addEventListener('unhandledrejection', (event) => react(event.reason))
  target.addEventListener('vite:preloadError', (event) => react((event as Event & { payload?: unknown }).payload))
}
