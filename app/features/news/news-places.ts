import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { gameByCode, gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import { ARTICLE_PAGES_MAX, articlePath } from '#contract/news-rules.ts'
import { gameName } from '../match/game-name.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { articleData } from './article-data.ts'
import { isTelling, titleFor } from './article-title.ts'
import { articleQuery, hotNewsQuery, newsListQuery } from './news.queries.ts'
import { FANS } from './news-link.ts'

export interface NewsParams {
  game?: string | undefined
  id?: string | undefined
}

export interface NewsPageProps {
  /** Absent: of all games. */
  gameId?: number | undefined
  /** A list of posts of users. */
  isOfFans?: boolean | undefined
  /** NaN on a list. */
  id: number
  page: number
}

interface Asked extends NewsPageProps {
  client: QueryClient
  shell: Shell
}

type Loaded = Omit<PlaceHead, 'shell' | 'variant'>

/** The page of a list that an address asks for. */
export const pageOf = (raw: unknown): number => {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 && page <= ARTICLE_PAGES_MAX ? page : 1
}

/** A list's path, without a language prefix. */
const listPath = (gameId: number | undefined) => (gameId === undefined ? '/news' : `/news/${gameById(gameId)?.code}`)

async function loadList({ client, shell, gameId, isOfFans, page }: Asked): Promise<Loaded> {
  const { list } = await client.ensureQueryData(newsListQuery(shell, gameId, page, isOfFans))
  await client.prefetchQuery(roomMatchesQuery(list))
  const brand = shell.brand.texts.name
  const game = gameId === undefined ? undefined : gameName(gameId)
  const isHidden = page > 1 || list.length === 0
  if (isOfFans)
    return {
      title: game ? m.news_fans_seo_game_title({ game, brand }) : m.news_fans_seo_title({ brand }),
      description: m.news_fans_seo_description({ brand }),
      path: listPath(gameId).replace('/news', `/news/${FANS}`),
      isHidden,
    }
  return {
    title: game ? m.news_seo_game_title({ game, brand }) : m.news_seo_title({ brand }),
    description: game ? m.news_seo_game_description({ game, brand }) : m.news_seo_description({ brand }),
    path: listPath(gameId),
    feedPath: `${listPath(gameId)}/rss.xml`,
    ...(game ? { feedTitle: m.news_seo_game_title({ game, brand }) } : {}),
    isHidden,
  }
}

async function loadArticle({ client, shell, id, gameId }: Asked): Promise<Loaded> {
  const article = await client.ensureQueryData(articleQuery(shell, id)).catch((error: unknown): never => {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  })
  const path = articlePath(article)
  if (article.gameId !== gameId) throw redirect({ href: `${shell.prefix}${path}`, replace: true })
  const matches = roomMatchesQuery(article.matchIds.map((matchId) => ({ matchId })))
  await Promise.all([
    article.matchIds.length > 0 && client.prefetchQuery(matches),
    client.prefetchQuery(newsListQuery(shell, gameId, 1, article.isPost)),
    client.prefetchQuery(hotNewsQuery(shell, gameId)),
  ])
  const match = client.getQueryData(matches.queryKey)?.matches.find((row) => row.id === article.matchId)
  const { brand, locale, display } = shell
  const tags = article.languages.flatMap((code) => localeByCode(code)?.tag ?? [])
  const isCovered = isTelling(display.hidesScores, article)
  return {
    // The name of a tab is read without opening it.
    title: `${titleFor(display.hidesScores, article, match)} - ${brand.texts.name}`,
    description: isCovered ? m.news_hidden_text() : article.summary || article.title,
    path,
    feedPath: `${listPath(gameId)}/rss.xml`,
    languages: tags,
    // A reader of another language gets it, but its address is that of its own language.
    isHidden: article.language !== locale.code && !tags.includes(locale.tag),
    type: 'article',
    ...(article.cover ? { picture: article.cover } : {}),
    structuredData: isCovered ? [] : [articleData(shell, article, match)],
  }
}

/** The pages of news. */
const PLACES = {
  list: { Page: lazyRouteComponent(() => import('./news-page.tsx'), 'NewsPage'), load: loadList },
  article: { Page: lazyRouteComponent(() => import('./article-page.tsx'), 'ArticlePage'), load: loadArticle },
} as const satisfies Record<
  string,
  { Page: AsyncRouteComponent<NewsPageProps>; load: (asked: Asked) => Promise<Loaded> }
>

const ID = /^[1-9]\d{0,11}$/

interface NewsPlaceFound {
  variant: keyof typeof PLACES
  Page: AsyncRouteComponent<NewsPageProps>
  gameId?: number
  isOfFans?: boolean
  id: number
}

/** `/news/fans`, `/news/fans/soccer`. */
function fansPlaceOf(code: string | undefined): NewsPlaceFound | undefined {
  const game = code === undefined ? undefined : gameByCode(code)
  if (code !== undefined && !game) return undefined
  return {
    ...{ variant: 'list', Page: PLACES.list.Page, isOfFans: true, id: Number.NaN },
    ...(game ? { gameId: game.id } : {}),
  }
}

/** `/news`, `/news/soccer`, `/news/soccer/12`, `/news/12`; of users' posts as above. */
export function newsPlaceOf({ game: first, id: second }: NewsParams): NewsPlaceFound | undefined {
  if (first === FANS) return fansPlaceOf(second)
  const isBare = second === undefined && first !== undefined && ID.test(first)
  const [code, id] = isBare ? [undefined, first] : [first, second]
  if (id !== undefined && !ID.test(id)) return undefined
  const game = code === undefined ? undefined : gameByCode(code)
  if (code !== undefined && !game) return undefined
  const variant = id === undefined ? 'list' : 'article'
  return { variant, Page: PLACES[variant].Page, ...(game ? { gameId: game.id } : {}), id: Number(id) }
}

export const loadPageCode = async (params: NewsParams): Promise<void> => newsPlaceOf(params)?.Page.preload?.()

/** Loads what a page of news shows, and its code; 404 where there is none, or the brand has no news. */
export async function loadNewsPlace(client: QueryClient, params: NewsParams, rawPage: unknown): Promise<PlaceHead> {
  const place = newsPlaceOf(params)
  const shell = await client.ensureQueryData(shellQuery())
  if (!place || !shell.brand.features.news) throw notFound()
  const { variant, gameId, isOfFans, id } = place
  const asked = { client, shell, gameId, isOfFans, id, page: pageOf(rawPage) }
  const [page] = await Promise.all([PLACES[variant].load(asked), loadPageCode(params)])
  return { shell, variant: `/news/{-$game}/{-$id} ${variant}`, ...page }
}
