import { plainPath } from './plain-path.ts'

/** What is no page: calls, sockets, files, and what the framework serves; with a language before it too. */
const NO_PAGE = /^\/(?:[a-z]{2}(?:-[a-z]+)?\/)?(?:(?:java|ws|media|feed|pay)(?:\/|$)|_)/i
/** Where a link is resolved to see what a browser makes of its dots; the host is nobody's. */
const ANYWHERE = 'https://site.invalid'

/** Whether a link leads to a page of this site, however it is written: `/soccer/12`, and not `/en/%2e%2e/java/x`. */
export function isOwnPage(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, ANYWHERE)) return false
  const { origin, pathname } = new URL(href, ANYWHERE)
  const plain = plainPath(pathname)
  return origin === ANYWHERE && !NO_PAGE.test(plain) && !plain.split('/').includes('..')
}
