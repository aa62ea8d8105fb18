const GUARD_MS = 60_000
const KEY = 'chunk-reload-at'
const LOST = /Loading chunk .+ failed|dynamically imported module|Importing a module script failed/i

/** Whether a lost chunk may reload the page now: at most once a minute (specification, section 8). */
export const mayReload = (lastAt: number, now: number): boolean => now - lastAt >= GUARD_MS

export const isLostChunk = (error: unknown): boolean => LOST.test(String((error as Error)?.message ?? error))

/** The router reloads by itself too, once per message it has not seen: this tells it that it has. */
const routerKey = (error: unknown): string => `tanstack_router_reload:${String((error as Error)?.message ?? error)}`

/** After a deploy old chunks are gone: load the new page instead of failing, at most once a minute. */
export function reloadOnLostChunk(target: Window): void {
  const react = (error: unknown) => {
    // Without a network a reload would lose the page as well.
    if (!isLostChunk(error) || !target.navigator.onLine) return
    target.sessionStorage.setItem(routerKey(error), '1')
    const now = Date.now()
    if (!mayReload(Number(target.sessionStorage.getItem(KEY) ?? 0), now)) return
    target.sessionStorage.setItem(KEY, String(now))
    target.location.reload()
  }
  target.addEventListener('error', (event) => react(event.error ?? event.message))
  target.addEventListener('unhandledrejection', (event) => react(event.reason))
  target.addEventListener('vite:preloadError', (event) => react((event as Event & { payload?: unknown }).payload))
}
