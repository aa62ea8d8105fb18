import { deleteCookie } from '#app/lib/browser-cookies.ts'

/** Written by leave-ended-session.ts and, as a cookie, by app/server/end-session.ts. */
const KEY = 'sessionEnded'

/** The stored path when it is on our host, else the home page. */
function ownPath(kept: string): string {
  try {
    const path = decodeURIComponent(kept)
    return /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}

/**
 * The page on which the session ended, once; null when no session has ended. This tab stores it, or the server as a
 * cookie; the tab knows better, because the server may have seen the home page only.
 */
export function takeEndedSession(): string | null {
  let kept: string | null = null
  const cookie = /(?:^|; )sessionEnded=([^;]*)/.exec(document.cookie)?.[1] ?? null
  if (cookie !== null) deleteCookie(KEY)
  try {
    kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage refused: as if no session had ended.
  }
  kept ??= cookie
  return kept === null ? null : ownPath(kept)
}
