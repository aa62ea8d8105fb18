import type { PageHead } from '../shell/seo.ts'

type Heads = typeof import('./page-heads.ts')

/** Elements initialHead by `seo()`, without those of every page and those of Start. */
const META = 'meta:is([name=description],[name=keywords],[name=robots],[property^="og:"])'
const DATA = 'script[type="application/ld+json"]'
const LINKS = 'link:is([rel=canonical],[rel=alternate])'

const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name)]] : [])))

/** The page head in the document; undefined when the server wrote none, as on an error page. */
export function headInDocument({ head }: Document): PageHead | undefined {
  if (!head.querySelector('link[rel=canonical]')) return
  const all = (selector: string) => [...head.querySelectorAll(selector)]
  return {
    meta: [
      ...all('title').map(({ textContent }) => ({ title: textContent ?? '' })),
      ...all(META).map((meta) => attributesOf(meta, ['name', 'property', 'content'])),
      ...all(DATA).map(({ textContent }) => ({ 'script:ld+json': JSON.parse(textContent ?? '') })),
    ],
    links: all(LINKS).map((link) => {
      const { hreflang, ...rest } = attributesOf(link, ['rel', 'type', 'title', 'media', 'hreflang', 'href'])
      return hreflang ? { ...rest, hrefLang: hreflang } : rest
    }),
  }
}

let initialHead = import.meta.env.SSR ? undefined : headInDocument(document)

export const loadPageHeads = (): Promise<Heads> => import('./page-heads.ts')

/**
 * The head of a page, from its loader's data. The first page's head is read from the document that the server rendered:
 * creating it again would need the code of all heads, which is loaded after hydration, in time for the next page.
 */
export async function pageHead<Data>(
  data: Data | undefined,
  make: (heads: Heads, data: Data) => PageHead,
): Promise<Partial<PageHead>> {
  if (data === undefined) return {}
  const first = initialHead
  initialHead = undefined
  return first ?? make(await loadPageHeads(), data)
}
