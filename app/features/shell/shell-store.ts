import type { Shell } from './shell.functions.ts'

/** The shell of a document. It may change during the page's life, with the browser's time zone or the preferences. */
export interface ShellStore {
  /** The shell the server rendered with; parts that hydrate late start with it. */
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
