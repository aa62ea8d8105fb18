const FILES = import.meta.glob<string>('/public/grounds/*.svg', { query: '?raw', import: 'default', eager: true })
const FIRST_GROUND = /<img src="(\/grounds\/[a-z0-9]+\.svg)"(?=[^>]* fetchPriority="high")/

/** React adds it to the head, before every picture. */
const preloadOf = (path: string) => `<link rel="preload" as="image" href="${path}" fetchPriority="high"/>`

const addresses = new Map<string, string>()

/** The drawing of `path` (`/grounds/1.svg`) as an address that needs no request. */
function addressOf(path: string): string | undefined {
  const known = addresses.get(path)
  if (known !== undefined) return known
  const svg = FILES[`/public${path}`]
  if (svg === undefined) return undefined
  const address = `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#&<>\n]/g, encodeURIComponent)}`
  addresses.set(path, address)
  return address
}

/**
 * Puts the drawn ground that is the page's largest picture into the page itself (2 to 3 kB packed), so that it is there
 * with the first paint instead of a round trip later. Other pages and smaller pictures load the file.
 */
export function inlineGround(html: string): string {
  const first = FIRST_GROUND.exec(html)
  const [, path = ''] = first ?? []
  const address = addressOf(path)
  if (!first || !address) return html
  const srcAt = html.indexOf(path, first.index)
  const before = html.slice(0, srcAt).replace(preloadOf(path), '')
  return before + address + html.slice(srcAt + path.length)
}
