import { splitPath } from '#app/i18n/split-path.ts'

/** Read by take-ended-session.ts. */
const KEY = 'sessionEnded'
/** Calls that fail within this time of each other lead home once. */
const ONCE_MS = 10_000
let leftAt = 0

const homePath = (): string => {
  const { prefixed } = splitPath(location.pathname)
  return prefixed ? `/${prefixed.tag}` : '/'
}

/** Goes to the home page as a guest, once, after a call found the session over. Stores the page that was left. */
export function leaveEndedSession(): void {
  if (Date.now() - leftAt < ONCE_MS) return
  leftAt = Date.now()
  try {
    sessionStorage.setItem(KEY, encodeURIComponent(location.pathname + location.search + location.hash))
  } catch {
    // Storage refused: the user stays on the home page after signing in.
  }
  location.assign(homePath())
}
