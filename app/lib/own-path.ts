const CHARS_MAX = 300
/** Of ASCII without spaces and backslashes: browsers leave some of them out, or read them as slashes. */
const PATH = /^\/(?!\/)[!-[\]-~]*$/
const NOWHERE = 'https://own.invalid'

/** A path of this site that came in an address, with its query; undefined for any other text. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > CHARS_MAX || !PATH.test(text)) return undefined
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  // Also what becomes another address when its dots are resolved.
  return origin === NOWHERE && PATH.test(pathname) ? pathname + search + hash : undefined
}
