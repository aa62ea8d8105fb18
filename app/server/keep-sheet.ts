/** Says that a browser has the style sheet's file, and which. No word of the visitor: a hash that all of them share. */
export const SHEET_COOKIE = 'sheet'

/**
 * Runs in the browser, inlined as text, so it cannot use anything outside itself. Once the page has loaded and the
 * browser is idle, it fetches the style sheet's file, which stays in the browser's cache, and then sets the cookie. Not
 * where the visitor saves data, nor where the cookie would not stay: each page would ask again.
 */
function keepSheet(href: string, cookie: string): void {
  document.currentScript?.remove()
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (connection?.saveData || !navigator.cookieEnabled) return
  const keep = async () => {
    const file = await fetch(href, { priority: 'low' })
    await file.blob()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    if (file.ok) document.cookie = cookie + (location.protocol === 'https:' ? '; Secure' : '')
  }
  const tryToKeep = () => void keep().catch(() => {})
  const whenLoaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(tryToKeep) : setTimeout(tryToKeep, 2000)
  addEventListener('load', whenLoaded, { once: true })
}

/** The script for the file at `href`. */
export function keepSheetScript(href: string, version: string): string {
  const cookie = `${SHEET_COOKIE}=${version}; Path=/; Max-Age=31536000; SameSite=Lax`
  return `(${keepSheet})(${JSON.stringify(href)},${JSON.stringify(cookie)})`
}
