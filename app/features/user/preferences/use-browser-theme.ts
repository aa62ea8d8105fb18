import { useSyncExternalStore } from 'react'
import type { Preferences } from '#contract/user.ts'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function storedTheme(): Preferences['theme'] {
  try {
    return localStorage.theme
  } catch {
    return undefined
  }
}

/**
 * What this browser is set to, by the account's preferences or by the button in the header, which no account knows.
 * Undefined on the server, and where nothing was chosen.
 */
export const useBrowserTheme = (): Preferences['theme'] => useSyncExternalStore(subscribe, storedTheme, () => undefined)
