import { gameName } from '#app/features/match/game-name.ts'
import { splitPath } from '#app/i18n/split-path.ts'
import { m } from '#app/paraglide/messages.js'
import { type Brand, textsOf } from '#brands/brand.ts'
import { featuresOf } from '#brands/features-of.ts'
import { gameByCode } from '#contract/games.ts'
import { contentLocale } from '#contract/languages.ts'
import { articlePath } from '#contract/news-rules.ts'
import { newestArticles } from './brand-reads.ts'
import { env } from './env.ts'
import { escaped } from './markup.ts'
import { OFFLINE_PAGE, offlinePage } from './offline-page.ts'
import { type RequestScope, runInScope } from './request-scope.ts'
import { SERVICE_WORKER, serviceWorker } from './service-worker.ts'
import { playerSitemap, sitemap } from './sitemap.ts'
import { isSupportWidget, supportWidget } from './support-widget.ts'
import { publishedKeys } from './visitor-keys.ts'
import { webManifest } from './web-manifest.ts'

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })

const robots = ({ origin }: RequestScope) =>
  text(
    `User-agent: *\nDisallow: /java/\nDisallow: /_serverFn/\nDisallow: /s/\nDisallow: /admin/\nDisallow: /userInfo/\nDisallow: /mall/orders\nDisallow: /mall/addresses\nDisallow: /videos/mine\nDisallow: /download/\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-players.xml\n`,
    'text/plain',
  )

const RSS = /^\/news(?:\/([a-z0-9:]{1,20}))?\/rss\.xml$/i

/** RSS 2.0 of the brand's articles, or of those of a game, in the language of the address; null where there is none. */
async function newsFeed(path: string, scope: RequestScope): Promise<Response | null> {
  const { path: plain, prefixed } = splitPath(path)
  const [found, code] = RSS.exec(plain) ?? []
  const game = code === undefined ? undefined : gameByCode(code)
  if (!found || !featuresOf(scope.brand, scope.country).news || (code !== undefined && !game)) return null
  const locale = contentLocale(prefixed ?? scope.locale)
  const own = (await newestArticles(scope, locale.code, { gameId: game?.id })).filter(
    ({ language }) => language === locale.code,
  )
  const { name, description } = textsOf(scope.brand, locale.code)
  const title = game
    ? runInScope({ ...scope, locale }, () => m.news_seo_game_title({ game: gameName(game.id), brand: name }))
    : name
  const base = `${scope.origin}/${locale.tag}`
  const items = own.map(
    (article) =>
      `<item><title>${escaped(article.title)}</title><link>${escaped(base + articlePath(article))}</link><guid isPermaLink="true">${escaped(base + articlePath(article))}</guid><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate><description>${escaped(article.summary)}</description></item>`,
  )
  const link = `${base}/news${game ? `/${game.code}` : ''}`
  const body = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(title)}</title><link>${escaped(link)}</link><atom:link href="${escaped(`${link}/rss.xml`)}" rel="self" type="application/rss+xml"/><description>${escaped(description)}</description><language>${locale.tag}</language>${items.join('')}</channel></rss>`
  const feed = text(body, 'application/rss+xml; charset=utf-8')
  // Without a language in the address it is the reader's, and some brands have no news in some countries: not shared.
  if (!prefixed || scope.brand.featuresOffByCountry) feed.headers.set('cache-control', 'private, max-age=300')
  if (!prefixed) feed.headers.set('vary', 'accept-language, cookie')
  return feed
}

/** A contact as a URI; undefined for one that no URI names. */
function contactUri({ kind, value }: Brand['contacts'][number]): string | undefined {
  if (kind === 'email') return `mailto:${value}`
  return kind === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : undefined
}
/** RFC 9116 wants less than a year. */
const SECURITY_TXT_DAYS = 180
const DAY_MS = 86_400_000

/** RFC 9116: whom to tell of a weakness. Null for a brand without a contact that a URI can name. */
function securityTxt({ brand, origin }: RequestScope): Response | null {
  const contacts = brand.contacts.flatMap((contact) => contactUri(contact) ?? [])
  if (contacts.length === 0) return null
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    ...contacts.map((uri) => `Contact: ${uri}`),
    `Expires: ${new Date(today + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return text(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
}

/** The file itself; one that was uploaded is not among the static files. */
function favicon({ brand, origin }: RequestScope): Promise<Response> | Response {
  const url = new URL(brand.logos.favicon, origin)
  return url.pathname.startsWith('/media/') ? Response.redirect(url.href, 302) : env.ASSETS.fetch(url)
}

/** Files at fixed addresses that differ by brand; null when the path is none of them. */
export async function brandFile(path: string, scope: RequestScope): Promise<Response | null> {
  if (path === SERVICE_WORKER) return serviceWorker(scope)
  if (path === OFFLINE_PAGE) return offlinePage(scope)
  if (path.endsWith('/manifest.webmanifest')) return webManifest(path, scope)
  if (path === '/robots.txt') return robots(scope)
  if (path === '/sitemap.xml') return sitemap(scope)
  if (path === '/sitemap-players.xml') return playerSitemap(scope)
  if (path.endsWith('/rss.xml')) return newsFeed(path, scope)
  if (path === '/.well-known/jwks.json')
    return text(JSON.stringify({ keys: publishedKeys }), 'application/jwk-set+json')
  if (path === '/.well-known/security.txt') return securityTxt(scope)
  if (isSupportWidget(path)) return supportWidget(scope)
  if (path === '/favicon.ico') return favicon(scope)
  return null
}
