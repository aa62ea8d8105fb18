const FILES = {
  ...import.meta.glob<string>('/public/grounds/*.svg', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/public/brands/*/*.svg', { query: '?raw', import: 'default', eager: true }),
}
/** A brand's file may be of any size: larger ones are loaded. */
const CHARS_MAX = 10_000

const FIRST_GROUND = /<img src="(\/grounds\/[a-z0-9]+\.svg)"(?=[^>]* fetchPriority="high")/
const LOGO = /<img src="(\/brands\/[\w/-]+\.svg)"(?![^>]* loading="lazy")/

/** React adds it to the head, before every picture. */
const preloadOf = (path: string) => new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*/>`)

const addresses = new Map<string, string>()

/** The drawing of `path` (`/grounds/1.svg`) as an address that needs no request. */
function addressOf(path: string): string | undefined {
  const known = addresses.get(path)
  if (known !== undefined) return known
  const svg = FILES[`/public${path}`]?.trim()
  if (svg === undefined || svg.length > CHARS_MAX) return undefined
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'")
  const address = `data:image/svg+xml,${quoted.replace(/[%#&<>"\n\r\t]/g, encodeURIComponent)}`
  addresses.set(path, address)
  return address
}

function inlineFirst(html: string, picture: RegExp): string {
  const first = picture.exec(html)
  const [, path = ''] = first ?? []
  const address = addressOf(path)
  if (!first || !address) return html
  const srcAt = html.indexOf(path, first.index)
  const before = html.slice(0, srcAt).replace(preloadOf(path), '')
  return before + address + html.slice(srcAt + path.length)
}

/**
 * Puts the pictures that are largest in a page's first view into the page itself: the drawn ground (2 to 3 kB packed) and
 * the brand's logo (1 to 3 kB), so that they are there with the first paint instead of a round trip later. Smaller and
 * other pictures are loaded as files.
 */
export const inlinePictures = (html: string): string => inlineFirst(inlineFirst(html, LOGO), FIRST_GROUND)
