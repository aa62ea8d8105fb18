import type { PageHead } from '../shell/seo.ts'

type Heads = typeof import('./page-heads.ts')

/** Elements of `seo()`. What every page has, and what Start writes, is not among them. */
const META = 'meta:is([name=description],[name=keywords],[name=robots],[property^="og:"])'
const DATA = 'script[type="application/ld+json"]'
const LINKS = 'link:is([rel=canonical],[rel=alternate])'

const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name)]] : [])))

/** The head of a page as it stands in its document; nothing where the server wrote none, as on a page of an error. */
export function writtenHead({ head }: Document): PageHead | undefined {
  if (!head.querySelector('link[rel=canonical]')) return
  const all = (selector: string) => [...head.querySelectorAll(selector)]
  return {
    meta: [
      ...all('title').map(({ textContent }) => ({ title: textContent ?? '' })),
      ...all(META).map((meta) => attributesOf(meta, ['name', 'property', 'content'])),
      ...all(DATA).map(({ textContent }) => ({ 'script:ld+json': JSON.parse(textContent ?? '') })),
    ],
    links: all(LINKS).map((link) => {
      const { hreflang, ...rest } = attributesOf(link, ['rel', 'media', 'hreflang', 'href'])
      return hreflang ? { ...rest, hrefLang: hreflang } : rest
    }),
  }
}

let written = import.meta.env.SSR ? undefined : writtenHead(document)

export const loadPageHeads = (): Promise<Heads> => import('./page-heads.ts')

/**
 * Head of a page, made of what its loader brought. The first page's is taken from the document that the server wrote:
 * to make it again, a browser would need all that heads say. That comes once the page is awake, in time for the next
 * page.
 */
export async function pageHead<Data>(
  data: Data | undefined,
  make: (heads: Heads, data: Data) => PageHead,
): Promise<Partial<PageHead>> {
  if (data === undefined) return {}
  const first = written
  written = undefined
  return first ?? make(await loadPageHeads(), data)
}
