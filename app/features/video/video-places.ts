import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { gameByCode, gameById } from '#contract/games.ts'
import { VIDEO_PAGES_MAX, type VideoSort, videoPath } from '#contract/video-rules.ts'
import { gameName } from '../match/game-name.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { hiddenTitle } from '../video-list/video-title.ts'
import { frontQueries } from './front-rows.ts'
import { relatedVideosQuery, videoQuery, videosQuery } from './video.queries.ts'

export interface VideoParams {
  game?: string | undefined
  id?: string | undefined
}

/** As the address has it; what is not understood counts as absent. */
export interface VideoSearch {
  page?: number | undefined
  order?: string | undefined
}

export interface VideoPageProps {
  /** Absent: of all games. */
  gameId?: number | undefined
  /** NaN on a page that is about none. */
  id: number
  page: number
  order: VideoSort
}

export interface Asked extends VideoPageProps {
  client: QueryClient
  shell: Shell
}

export type Loaded = Omit<PlaceHead, 'shell' | 'variant'>

interface Place {
  Page: AsyncRouteComponent<VideoPageProps>
  load: (asked: Asked) => Promise<Loaded>
}

const pageOf = (raw: unknown): number => {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 && page <= VIDEO_PAGES_MAX ? page : 1
}
const orderOf = (raw: unknown): VideoSort => (raw === 'hot' ? 'hot' : 'new')

const orNotFound = (error: unknown): never => {
  throw failureOf(error).code === 'not_found' ? notFound() : error
}

const pathOf = (gameId: number | undefined, rest = '') =>
  `/videos${gameId === undefined ? '' : `/${gameById(gameId)?.code}`}${rest}`

function listHead({ shell, gameId }: Asked, isHidden: boolean, rest = ''): Loaded {
  const brand = shell.brand.texts.name
  const game = gameId === undefined ? undefined : gameName(gameId)
  return {
    title: game ? m.video_seo_game_title({ game, brand }) : m.video_seo_title({ brand }),
    description: game ? m.video_seo_game_description({ game, brand }) : m.video_seo_description({ brand }),
    path: pathOf(gameId, rest),
    isHidden,
  }
}

async function loadFront(asked: Asked): Promise<Loaded> {
  const { client, shell, gameId } = asked
  const shown = await frontQueries(client, shell, gameId)
  await client.prefetchQuery(roomMatchesQuery(shown))
  return listHead(asked, shown.length === 0)
}

async function loadList(asked: Asked): Promise<Loaded> {
  const { client, shell, gameId, order, page } = asked
  const { list } = await client.ensureQueryData(videosQuery(shell, gameId, order, page))
  await client.prefetchQuery(roomMatchesQuery(list))
  return listHead(asked, page > 1 || order === 'hot' || list.length === 0, '/videoList')
}

async function loadVideo({ client, shell, id, gameId }: Asked): Promise<Loaded> {
  const video = await client.ensureQueryData(videoQuery(shell, id)).catch(orNotFound)
  if (video.gameId !== gameId) throw redirect({ href: `${shell.prefix}${videoPath(video)}`, replace: true })
  const related = client.ensureQueryData(relatedVideosQuery(shell, id)).catch(() => ({ list: [] }))
  await Promise.all([
    related.then(({ list }) => client.prefetchQuery(roomMatchesQuery([video, ...list]))),
    client.prefetchQuery(videosQuery(shell, gameId, 'new')),
  ])
  const { videoData } = await import('./video-data.ts')
  const { brand, display } = shell
  const isCovered = display.hidesScores && video.matchId !== undefined
  const title = isCovered ? hiddenTitle(video.match) : video.title
  return {
    title: `${title} - ${brand.texts.name}`,
    description: (isCovered ? '' : video.summary) || title,
    path: videoPath(video),
    type: 'video.other',
    ...(video.poster && !isCovered ? { picture: video.poster } : {}),
    ...(isCovered ? {} : { structuredData: [videoData(shell, video)] }),
  }
}

/** The pages of videos. */
const PLACES = {
  front: { Page: lazyRouteComponent(() => import('./front-page.tsx'), 'FrontPage'), load: loadFront },
  list: { Page: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'), load: loadList },
  video: { Page: lazyRouteComponent(() => import('./watch-page.tsx'), 'WatchPage'), load: loadVideo },
  mine: {
    Page: lazyRouteComponent(() => import('./upload/own-videos-page.tsx'), 'OwnVideosPage'),
    load: async (asked) => (await import('./upload/own-videos-page.tsx')).loadMine(asked),
  },
  edit: {
    Page: lazyRouteComponent(() => import('./upload/own-videos-page.tsx'), 'OwnVideoPage'),
    load: async (asked) => (await import('./upload/own-videos-page.tsx')).loadOne(asked).catch(orNotFound),
  },
} as const satisfies Record<string, Place>

const ID = /^[1-9]\d{0,11}$/

interface PlaceFound {
  variant: keyof typeof PLACES
  gameId?: number | undefined
  id: number
}

function variantOf(id: string | undefined): PlaceFound['variant'] | undefined {
  if (id === undefined) return 'front'
  if (id === 'videoList') return 'list'
  return ID.test(id) ? 'video' : undefined
}

/** `/videos`, `/videos/soccer`, both with `/videoList` or a number, and `/videos/mine`, `/videos/mine/12`, `/videos/mine/new`. */
export function videoPlaceOf({ game: first, id: second }: VideoParams): PlaceFound | undefined {
  if (first === 'mine') {
    if (second !== undefined && second !== 'new' && !ID.test(second)) return undefined
    return { variant: second === undefined ? 'mine' : 'edit', id: Number(second) }
  }
  const isBare = second === undefined && first !== undefined && (first === 'videoList' || ID.test(first))
  const [code, id] = isBare ? [undefined, first] : [first, second]
  const game = code === undefined ? undefined : gameByCode(code)
  const variant = variantOf(id)
  if (!variant || (code !== undefined && !game)) return undefined
  return { variant, gameId: game?.id, id: Number(id) }
}

/** The page of an address, with what it shows. */
export function videoPageOf(params: VideoParams, search: VideoSearch) {
  const found = videoPlaceOf(params)
  return (
    found && { ...found, page: pageOf(search.page), order: orderOf(search.order), Page: PLACES[found.variant].Page }
  )
}

export async function loadPageCode(params: VideoParams): Promise<void> {
  const found = videoPlaceOf(params)
  if (!found) return
  await PLACES[found.variant].Page.preload?.()
  if (found.variant === 'edit') await (await import('./upload/own-videos-page.tsx')).loadForm()
}

/** Loads what a page of videos shows, and its code; 404 where there is none, or the brand has no videos. */
export async function loadVideoPlace(
  client: QueryClient,
  params: VideoParams,
  search: VideoSearch,
): Promise<PlaceHead> {
  const found = videoPageOf(params, search)
  const shell = await client.ensureQueryData(shellQuery())
  if (!found || !shell.brand.features.videos) throw notFound()
  const { variant, Page: _, ...asked } = found
  const [page] = await Promise.all([PLACES[variant].load({ ...asked, client, shell }), loadPageCode(params)])
  return { shell, variant: `/videos/{-$game}/{-$id} ${variant === 'edit' ? 'mine' : variant}`, ...page }
}
