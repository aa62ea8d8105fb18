import { splitPath } from '#app/i18n/split-path.ts'
import { pageSearch } from '#app/lib/page-parameters.ts'

/** The filters of administration are known to its own pages only. */
const isAdminPage = ({ pathname }: URL): boolean => splitPath(pathname).path.startsWith('/admin')

export interface PageAddress {
  /** What the page is rendered for. */
  url: URL
  /** The page is for this browser: it is not shared, and its address stays as it is. */
  isOwn: boolean
}

/**
 * The address of a page without the parameters that no page reads: those of campaigns (`utm_source`, `fbclid`) and
 * those that somebody makes up. All such addresses share a page.
 */
export function pageAddress(asked: URL): PageAddress {
  const { known, isForBrowser } = pageSearch(asked.searchParams)
  if (isForBrowser || isAdminPage(asked)) return { url: asked, isOwn: true }
  if (known.size === asked.searchParams.size) return { url: asked, isOwn: false }
  const url = new URL(asked)
  url.search = String(known)
  return { url, isOwn: false }
}
