import { localesOf } from '#brands/languages-of.ts'
import { anchorCalls } from '#contract/anchor.ts'
import { gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import { librarySquadCalls } from '#contract/library-squads.ts'
import { matchCalls } from '#contract/match.ts'
import { type ArticlePlace, newsCalls } from '#contract/news.ts'
import { articlePath } from '#contract/news-rules.ts'
import { planCalls } from '#contract/plan.ts'
import { EXPERT_SPANS } from '#contract/plan-rules.ts'
import { PROTOCOLS } from '#contract/protocol-rules.ts'
import { type VideoPlace, videoCalls } from '#contract/video.ts'
import { videoPath } from '#contract/video-rules.ts'
import { askCached, newestArticles } from './brand-reads.ts'
import type { RequestScope } from './request-scope.ts'

/** Where all videos of a brand are; none when its backend does not say. */
async function videoPlaces(scope: RequestScope): Promise<VideoPlace[]> {
  const { brand } = scope
  const games = brand.games ? { gameIds: brand.games.join() } : {}
  return (await askCached(scope, videoCalls.listVideoPlaces, { brand: brand.id, ...games }, 'en_US'))?.list ?? []
}

/** Pages of the experts whom a ranking has, by the fewest plans that any asks for; none when the brand's backend does not say. */
async function expertPaths(scope: RequestScope): Promise<string[]> {
  const games = scope.brand.games ? { gameIds: scope.brand.games.join() } : {}
  const input = { brand: scope.brand.id, span: `${EXPERT_SPANS[0]}`, ...games } as const
  const answer = await askCached(scope, planCalls.rankExperts, input, 'en_US')
  return answer?.list.map(({ expert }) => `/expert/${expert.uid}`) ?? []
}

/** Lists of the games of which there is something. */
const listsOfGames = (list: 'news' | 'videos', places: readonly { gameId?: number }[]): string[] =>
  [...new Set(places.map(({ gameId }) => gameId))].flatMap((id) => {
    const game = id === undefined ? undefined : gameById(id)
    return game ? `/${list}/${game.code}` : []
  })

/** The newest posts of users in each complete language; lists have those of a few. */
async function newestPosts(scope: RequestScope): Promise<ArticlePlace[]> {
  const codes = localesOf(scope.brand)
    .filter(({ isComplete }) => isComplete)
    .map(({ code }) => code)
  const lists = await Promise.all(codes.map((code) => newestArticles(scope, code, { kind: 'post' })))
  return [...new Map(lists.flat().map((line) => [line.id, { ...line, updatedAt: line.publishedAt }])).values()]
}

/** Pages of the leagues of the brand's games; none when its backend does not say. */
async function leaguePaths(scope: RequestScope): Promise<string[]> {
  const answer = await askCached(scope, matchCalls.listLeagues, {}, 'en_US')
  const { games } = scope.brand
  const leagues = answer?.leagues.filter(({ gameId }) => !games || games.includes(gameId)) ?? []
  return leagues.map(({ id }) => `/leagueLibrary/${id}`)
}

/** The library's own pages. */
const LIBRARY_PAGES = [
  '/leagueLibrary',
  ...['leagueList', 'groupTable', 'sortTable', 'scheduleTable', 'promotionTree', 'config'].map(
    (part) => `/leagueLibrary/${part}`,
  ),
  '/squadLibrary',
  '/playerLibrary',
]

type Library = 'squadLibrary' | 'playerLibrary'

/** Pages of teams or players of the brand's games; none when its backend does not say. */
async function libraryPaths(scope: RequestScope, library: Library): Promise<string[]> {
  const { games } = scope.brand
  const { listSquadPlaces, listPlayerPlaces } = librarySquadCalls
  const entry = library === 'squadLibrary' ? listSquadPlaces : listPlayerPlaces
  const answer = await askCached(scope, entry, games ? { gameIds: games.join() } : {}, 'en_US')
  return answer?.ids.map((id) => `/${library}/${id}`) ?? []
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

/** Every page of a brand that has an address of its own, with its languages; those of players are in `playerSitemap`. */
export async function sitemap(scope: RequestScope): Promise<Response> {
  const { origin, brand } = scope
  const tags = localesOf(brand)
    .filter((locale) => locale.isComplete)
    .map((locale) => locale.tag)
  const [streamers, leagues, squads, articles, posts, videos, experts] = await Promise.all([
    streamerPaths(scope),
    leaguePaths(scope),
    libraryPaths(scope, 'squadLibrary'),
    brand.features.news ? articlePlaces(scope) : [],
    brand.features.news ? newestPosts(scope) : [],
    brand.features.videos ? videoPlaces(scope) : [],
    brand.features.experts ? expertPaths(scope) : [],
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
    '/salesmartly',
    '/download',
    ...(brand.certificates?.length ? ['/certificate'] : []),
    ...PROTOCOLS.map((name) => `/protocol/${name}`),
    ...(brand.features.mall ? ['/mall'] : []),
    ...(brand.features.news ? ['/news', '/news/fans'] : []),
    ...(brand.features.videos ? ['/videos', '/videos/videoList'] : []),
    ...LIBRARY_PAGES,
    ...streamers,
    ...leagues,
    ...squads,
    ...(brand.features.experts ? ['/expert', '/expert/allExperts', '/expert/specialist'] : []),
    ...experts,
    ...listsOfGames('news', articles),
    ...listsOfGames('videos', videos),
  ]
  const alternates = (path: string, among: readonly string[] = tags) =>
    among
      .map(
        (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/${tag}${path === '/' ? '' : path}"/>`,
      )
      .join('')
  const tagsOf = ({ languages }: ArticlePlace) =>
    tags.filter((tag) => languages.some((code) => localeByCode(code)?.tag === tag))
  const entry = (path: string, updatedAt: string, among?: readonly string[]) =>
    `<url><loc>${origin}${path}</loc><lastmod>${updatedAt}</lastmod>${alternates(path, among)}</url>`
  const urls = [
    ...paths.map((path) => `<url><loc>${origin}${path}</loc>${alternates(path)}</url>`),
    ...[...articles, ...posts].map((article) => entry(articlePath(article), article.updatedAt, tagsOf(article))),
    ...videos.map((video) => entry(videoPath(video), video.updatedAt)),
  ].join('')
  return urlset(urls)
}

function urlset(urls: string): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
  return new Response(body, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=300' },
  })
}

/** Pages of players: thousands, so that each is named once, and tells its languages itself. */
export async function playerSitemap(scope: RequestScope): Promise<Response> {
  const paths = await libraryPaths(scope, 'playerLibrary')
  return urlset(paths.map((path) => `<url><loc>${scope.origin}${path}</loc></url>`).join(''))
}
