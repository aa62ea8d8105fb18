import type { ComponentProps } from 'react'
import { mobilePath } from './mobile-path.ts'
import { offeredLocales } from './offered-locales.ts'
import type { Shell } from './shell.functions.ts'

export interface SeoOptions {
  title: string
  description: string
  /** Absent: the brand's. */
  keywords?: string
  /** The page's path without a language prefix: `/match/soccer`. */
  path: string
  /** Not indexed by search engines: searches, empty pages, views of another page. */
  isHidden?: boolean
  /** Path of the page that this one is a view of. */
  canonicalPath?: string
  /** schema.org objects; serialised and escaped by the router. */
  structuredData?: object[]
  picture?: string
  /** In the words of the Open Graph protocol. Absent: a page of the site. */
  type?: 'article' | 'video.other'
  /** Path of a feed of what the page lists, without a language prefix. */
  feedPath?: string
  /** What that feed is called. Absent: as the brand. */
  feedTitle?: string
  /** Tags of the languages in which it can be read; absent: all that are complete. */
  languages?: readonly string[]
}

/** Tags of a page's head, in the router's format. */
export interface PageHead {
  meta: (ComponentProps<'meta'> & { 'script:ld+json'?: object })[]
  links: ComponentProps<'link'>[]
}

const at = (origin: string, tag: string | null, path: string) =>
  `${origin}${tag ? `/${tag}` : ''}${tag && path === '/' ? '' : path}`

/** Title, description, canonical, hreflang and mobile alternates, sharing and structured data of one page. */
export function seo(shell: Shell, page: SeoOptions): PageHead {
  const { origin, locale, prefix, brand } = shell
  // An incomplete language shows the English page, so the canonical URL is that of the English page.
  const canonical = at(origin, prefix ? locale.tag : null, page.canonicalPath ?? page.path)
  const alternates = offeredLocales(brand)
    .filter(({ isComplete, tag }) => isComplete && (!page.languages || page.languages.includes(tag)))
    .map((entry) => ({
      rel: 'alternate',
      hrefLang: entry.tag,
      href: at(origin, entry.tag, page.path),
    }))
  const keywords = page.keywords || brand.texts.keywords
  const mobile = brand.mobileUrl ? mobilePath(page.path) : null
  return {
    meta: [
      { title: page.title },
      { name: 'description', content: page.description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: brand.texts.name },
      { property: 'og:locale', content: locale.tag },
      { property: 'og:image', content: `${origin}${page.picture ?? brand.logos.share}` },
      ...(page.structuredData ?? []).map((data) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...data },
      })),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(page.isHidden
        ? []
        : [...alternates, { rel: 'alternate', hrefLang: 'x-default', href: at(origin, null, page.path) }]),
      ...(page.feedPath
        ? [
            {
              rel: 'alternate',
              type: 'application/rss+xml',
              title: page.feedTitle ?? brand.texts.name,
              href: at(origin, locale.tag, page.feedPath),
            },
          ]
        : []),
      ...(mobile
        ? [{ rel: 'alternate', media: 'only screen and (max-width: 640px)', href: `${brand.mobileUrl}${mobile}` }]
        : []),
    ],
  }
}
