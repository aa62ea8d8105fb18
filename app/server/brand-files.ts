import { splitPath } from '#app/i18n/split-path.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { featuresOf } from '#brands/features-of.ts'
import { anchorCalls } from '#contract/anchor.ts'
import type { Answer, Call, Input } from '#contract/call.ts'
import { gameByCode } from '#contract/games.ts'
import { contentLocale, type Language, LOCALES, localeByCode } from '#contract/languages.ts'
import { matchCalls } from '#contract/match.ts'
import { type ArticleLine, type ArticlePlace, newsCalls } from '#contract/news.ts'
import { articlePath } from '#contract/news-rules.ts'
import { PROTOCOLS } from '#contract/protocol-rules.ts'
import { videoCalls } from '#contract/video.ts'
import { videoPath } from '#contract/video-rules.ts'
import { brandBackend } from './brand-backend.ts'
import { env } from './env.ts'
import { createJava } from './java.ts'
import { escaped } from './markup.ts'
import { OFFLINE_PAGE, offlinePage } from './offline-page.ts'
import type { RequestScope } from './request-scope.ts'
import { SERVICE_WORKER, serviceWorker } from './service-worker.ts'
import { sharedAnswer } from './shared-answers.ts'
import { publishedKeys } from './visitor-keys.ts'
import { webManifest } from './web-manifest.ts'

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })

const robots = ({ origin }: RequestScope) =>
  text(
    `User-agent: *\nDisallow: /java/\nDisallow: /_serverFn/\nDisallow: /s/\nDisallow: /admin/\nDisallow: /userInfo/\nDisallow: /mall/orders\nDisallow: /mall/addresses\nDisallow: /videos/mine\nDisallow: /download/\nSitemap: ${origin}/sitemap.xml\n`,
    'text/plain',
  )

async function askCached<C extends Call>(
  { brand, defer }: RequestScope,
  entry: C,
  input: Input<C>,
  lan: Language,
): Promise<Answer<C> | undefined> {
  const { source, options } = brandBackend(brand, lan)
  const { call } = createJava({ call: entry as Call }, options)
  const { result } = await sharedAnswer({ entry, input: input as object, source, lan, send: call, defer })
  return result.ok ? (result.data as Answer<C>) : undefined
}

/** The newest articles of a brand; none when its backend does not say. */
async function newestArticles(
  scope: RequestScope,
  lan: Language,
  { gameId, kind }: { gameId?: number | undefined; kind?: 'post' } = {},
): Promise<ArticleLine[]> {
  const { brand } = scope
  const games = brand.games ? { gameIds: brand.games.join() } : {}
  const input = { brand: brand.id, ...(kind ? { kind } : {}), ...(gameId === undefined ? games : { gameId }) }
  return (await askCached(scope, newsCalls.listNews, input, lan))?.list ?? []
}

/** Pages of the newest videos; none when the brand's backend does not say. */
async function videoPaths(scope: RequestScope): Promise<string[]> {
  const { brand } = scope
  const games = brand.games ? { gameIds: brand.games.join() } : {}
  const answer = await askCached(scope, videoCalls.listVideos, { brand: brand.id, ...games }, 'en_US')
  return answer?.list.map(videoPath) ?? []
}

/** The newest posts of users in each complete language; lists have those of a few. */
async function newestPosts(scope: RequestScope): Promise<ArticlePlace[]> {
  const codes = LOCALES.filter(({ isComplete }) => isComplete).map(({ code }) => code)
  const lists = await Promise.all(codes.map((code) => newestArticles(scope, code, { kind: 'post' })))
  return [...new Map(lists.flat().map((line) => [line.id, { ...line, updatedAt: line.publishedAt }])).values()]
}

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
  const base = `${scope.origin}/${locale.tag}`
  const items = own.map(
    (article) =>
      `<item><title>${escaped(article.title)}</title><link>${escaped(base + articlePath(article))}</link><guid isPermaLink="true">${escaped(base + articlePath(article))}</guid><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate><description>${escaped(article.summary)}</description></item>`,
  )
  const link = `${base}/news${game ? `/${game.code}` : ''}`
  const body = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(name)}</title><link>${escaped(link)}</link><atom:link href="${escaped(`${link}/rss.xml`)}" rel="self" type="application/rss+xml"/><description>${escaped(description)}</description><language>${locale.tag}</language>${items.join('')}</channel></rss>`
  const feed = text(body, 'application/rss+xml; charset=utf-8')
  // Without a language in the address it is the reader's, and some brands have no news in some countries: not shared.
  if (!prefixed || scope.brand.featuresOffByCountry) feed.headers.set('cache-control', 'private, max-age=300')
  if (!prefixed) feed.headers.set('vary', 'accept-language, cookie')
  return feed
}

/** Pages of the leagues of the brand's games; none when its backend does not say. Those of teams and players are linked there. */
async function leaguePaths(scope: RequestScope): Promise<string[]> {
  const answer = await askCached(scope, matchCalls.listLeagues, {}, 'en_US')
  const { games } = scope.brand
  const leagues = answer?.leagues.filter(({ gameId }) => !games || games.includes(gameId)) ?? []
  return leagues.map(({ id }) => `/leagueLibrary/${id}`)
}

/** Where all articles of a brand are; none when its backend does not say. */
async function articlePlaces(scope: RequestScope): Promise<ArticlePlace[]> {
  const { brand } = scope
  const input = { brand: brand.id, ...(brand.games ? { gameIds: brand.games.join() } : {}) }
  return (await askCached(scope, newsCalls.listArticlePlaces, input, 'en_US'))?.list ?? []
}

/** Pages of the streamers that the list has first; none when the brand's backend does not say. */
async function streamerPaths(scope: RequestScope): Promise<string[]> {
  const { games } = scope.brand
  const answer = await askCached(scope, anchorCalls.listAnchors, games ? { gameIds: games.join() } : {}, 'en_US')
  return answer?.anchors.map(({ id }) => `/anchor/${id}`) ?? []
}

async function sitemap(scope: RequestScope): Promise<Response> {
  const { origin, brand } = scope
  const tags = LOCALES.filter((locale) => locale.isComplete).map((locale) => locale.tag)
  const [streamers, leagues, articles, posts, videos] = await Promise.all([
    streamerPaths(scope),
    leaguePaths(scope),
    brand.features.news ? articlePlaces(scope) : [],
    brand.features.news ? newestPosts(scope) : [],
    brand.features.videos ? videoPaths(scope) : [],
  ])
  const paths = [
    '/',
    '/match',
    '/live',
    '/live/data',
    '/live2',
    '/customLive',
    '/anchor/anchorList',
    '/about',
    '/download',
    ...(brand.certificates?.length ? ['/certificate'] : []),
    ...PROTOCOLS.map((name) => `/protocol/${name}`),
    ...(brand.features.mall ? ['/mall'] : []),
    ...(brand.features.news ? ['/news', '/news/fans'] : []),
    ...(brand.features.videos ? ['/videos', '/videos/videoList'] : []),
    '/leagueLibrary',
    ...streamers,
    ...leagues,
    ...videos,
  ]
  const alternates = (path: string, among: readonly string[] = tags) =>
    among
      .map(
        (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/${tag}${path === '/' ? '' : path}"/>`,
      )
      .join('')
  const tagsOf = ({ languages }: ArticlePlace) =>
    tags.filter((tag) => languages.some((code) => localeByCode(code)?.tag === tag))
  const urls = [
    ...paths.map((path) => `<url><loc>${origin}${path}</loc>${alternates(path)}</url>`),
    ...[...articles, ...posts].map((article) => {
      const path = articlePath(article)
      return `<url><loc>${origin}${path}</loc><lastmod>${article.updatedAt}</lastmod>${alternates(path, tagsOf(article))}</url>`
    }),
  ].join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
  return text(body, 'application/xml')
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

/** Files at fixed addresses that differ by brand; null when the path is none of them. */
export async function brandFile(path: string, scope: RequestScope): Promise<Response | null> {
  if (path === SERVICE_WORKER) return serviceWorker(scope)
  if (path === OFFLINE_PAGE) return offlinePage(scope)
  if (path.endsWith('/manifest.webmanifest')) return webManifest(path, scope)
  if (path === '/robots.txt') return robots(scope)
  if (path === '/sitemap.xml') return sitemap(scope)
  if (path.endsWith('/rss.xml')) return newsFeed(path, scope)
  if (path === '/.well-known/jwks.json')
    return text(JSON.stringify({ keys: publishedKeys }), 'application/jwk-set+json')
  if (path === '/.well-known/security.txt') return securityTxt(scope)
  if (path === '/favicon.ico') return env.ASSETS.fetch(new URL(scope.brand.logos.favicon, scope.origin))
  return null
}
