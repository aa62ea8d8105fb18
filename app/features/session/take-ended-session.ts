import { deleteCookie } from '#app/lib/browser-cookies.ts'

/** Written by leave-ended-session.ts and, as a cookie, by app/server/end-session.ts. */
const KEY = 'sessionEnded'

/** The stored path when it is on our host, else the home page. */
function ownPath(stored: string): string {
  try {
    const path = decodeURIComponent(stored)
    return /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}

/**
 * Returns, once, the page on which the session ended; null when none has ended. Stored by this tab, or by the server as
 * a cookie; the tab's value has precedence, because the server may have seen the home page only.
 */
export function takeEndedSession(): string | null {
  let stored: string | null = null
  const cookie = /(?:^|; )sessionEnded=([^;]*)/.exec(document.cookie)?.[1] ?? null
  if (cookie !== null) deleteCookie(KEY)
  try {
    stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: as if no session had ended.
  }
  stored ??= cookie
  return stored === null ? null : ownPath(stored)
}
