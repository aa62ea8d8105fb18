import { splitPath } from '#app/i18n/locales.ts'

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

/** A path of ours as it was kept, else the home page. */
function ownPath(kept: string): string {
  try {
    const path = decodeURIComponent(kept)
    return /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}

/** Where she was when her session ended, once; null when none has ended. Told by this tab or, by cookie, by the server. */
export function takeEndedSession(): string | null {
  let kept = /(?:^|; )sessionEnded=([^;]*)/.exec(document.cookie)?.[1] ?? null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  if (kept !== null) document.cookie = `${KEY}=; Path=/; Max-Age=0; SameSite=Lax`
  try {
    kept ??= sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage refused: as if nothing had ended.
  }
  return kept === null ? null : ownPath(kept)
}
