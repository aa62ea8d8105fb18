import { splitPath } from '#app/i18n/split-path.ts'
import { clearOwnStorage } from './clear-own-storage.ts'

/** Read by take-ended-session.ts. */
const KEY = 'sessionEnded'
/** Calls that fail within this time after the first do not go to the home page again. */
const REPEAT_AFTER_MS = 10_000
let leftAt = 0

const homePath = (): string => {
  const { prefixed } = splitPath(location.pathname)
  return prefixed ? `/${prefixed.tag}` : '/'
}

/**
 * Goes to the home page as a guest, once, after a call reported that the session has ended. Stores the page that was
 * left.
 */
export function leaveEndedSession(): void {
  if (Date.now() - leftAt < REPEAT_AFTER_MS) return
  leftAt = Date.now()
  clearOwnStorage()
  try {
    sessionStorage.setItem(KEY, encodeURIComponent(location.pathname + location.search + location.hash))
  } catch {
    // Storage is blocked: the user stays on the home page after signing in.
  }
  location.assign(homePath())
}
