import { useSyncExternalStore } from 'react'

const TICK_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

/** Calls back every second. */
export function onSecond(listener: () => void): () => void {
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

/** The time of the last second; 0 before the first. */
export const secondNow = (): number => now

/**
 * A value computed from the current time, updated every second by one shared timer. The component renders again only
 * when the result of `read` changes. `atRender` is the time the server rendered the page with.
 */
export function useNow<T extends string | number | boolean>(read: (nowMs: number) => T, atRender: number): T {
  return useSyncExternalStore(
    onSecond,
    () => read(now || atRender),
    () => read(atRender),
  )
}
