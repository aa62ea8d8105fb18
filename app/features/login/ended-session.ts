/** Written by session-over.ts and, as a cookie, by app/server/end-session.ts. */
const KEY = 'sessionEnded'

/** A path of ours as it was kept, else the home page. */
function ownPath(kept: string): string {
  try {
    const path = decodeURIComponent(kept)
    return /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}

/**
 * Where she was when her session ended, once; null when none has ended. Told by this tab or, by cookie, by the server,
 * which knows less when the tab has led home already.
 */
export function takeEndedSession(): string | null {
  let kept: string | null = null
  const told = /(?:^|; )sessionEnded=([^;]*)/.exec(document.cookie)?.[1] ?? null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  if (told !== null) document.cookie = `${KEY}=; Path=/; Max-Age=0; SameSite=Lax`
  try {
    kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage refused: as if nothing had ended.
  }
  kept ??= told
  return kept === null ? null : ownPath(kept)
}
