import { useSyncExternalStore } from 'react'

const TICK_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const each of listeners) each()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * A value of the current second, from one shared timer: the component renders again only when what `read`
 * makes of the time changes. `atRender` is the moment the server wrote the page for.
 */
export function useNow<T extends string | number | boolean>(read: (nowMs: number) => T, atRender: number): T {
  return useSyncExternalStore(
    subscribe,
    () => read(now || atRender),
    () => read(atRender),
  )
}
