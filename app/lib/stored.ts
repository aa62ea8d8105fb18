export interface Stored<Value> {
  /** What holds now; the same object until it changes. In a browser only. */
  now: () => Value
  set: (value: Value) => void
  /** Calls when it changes, in another tab too. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A value kept in this browser as JSON under `key`; where nothing can be stored, for as long as the page is open. `parse`
 * gets what is stored, which may be outdated or invalid, or undefined.
 */
export function createStored<Value>(key: string, parse: (value: unknown) => Value): Stored<Value> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } | undefined
  let isUnstored = false
  const read = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const now = (): Value => {
    const text = read()
    if (!known || (!isUnstored && known.text !== text)) known = { text, value: parse(parsed(text)) }
    return known.value
  }
  const set = (value: Value): void => {
    const text = JSON.stringify(value)
    known = { text, value }
    try {
      localStorage.setItem(key, text)
      isUnstored = false
    } catch {
      isUnstored = true
    }
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return { now, set, subscribe }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
