import type { Shell } from './shell.functions.ts'

/** The shell of a document, which may change while the page lives: with the browser's own zone, or preferences. */
export interface ShellStore {
  /** What the page was written with: parts that are hydrated late begin with it. */
  first: Shell
  current: Shell
  set: (shell: Shell) => void
  subscribe: (listener: () => void) => () => void
}

export function createShellStore(first: Shell): ShellStore {
  const listeners = new Set<() => void>()
  const store: ShellStore = {
    first,
    current: first,
    set(shell) {
      if (shell === store.current) return
      store.current = shell
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  return store
}
