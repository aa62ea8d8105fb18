import { splitPath } from '#app/i18n/split-path.ts'

/** Read by ended-session.ts. */
const KEY = 'sessionEnded'
/** Calls that fail together within so long lead home once. */
const ONCE_MS = 10_000
let leftAt = 0

const homePath = (): string => {
  const { prefixed } = splitPath(location.pathname)
  return prefixed ? `/${prefixed.tag}` : '/'
}

/** A call found the session over: to the home page, as a guest, once. The home page is told where she was. */
export function leaveEndedSession(): void {
  if (Date.now() - leftAt < ONCE_MS) return
  leftAt = Date.now()
  try {
    sessionStorage.setItem(KEY, encodeURIComponent(location.pathname + location.search + location.hash))
  } catch {
    // Storage refused: she stays on the home page after signing in.
  }
  location.assign(homePath())
}
