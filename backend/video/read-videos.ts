import { audienceOf } from '#backend/core/audience.ts'
import type { Context } from '#backend/core/context.ts'
import { countViews } from '#backend/core/count-views.ts'
import { fail } from '#backend/core/fail.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { gameById } from '#contract/games.ts'
import type { VideoLine, videoCalls } from '#contract/video.ts'
import {
  HOT_VIDEO_PAGES_MAX,
  MATCH_VIDEOS,
  RELATED_VIDEOS,
  VIDEO_PAGES_MAX,
  VIDEO_PLACES_MAX,
} from '#contract/video-rules.ts'
import { toLines, toVideo } from './to-video.ts'
import {
  addViews,
  findPublic,
  readAbout,
  readHot,
  readPlaces,
  readPublic,
  readPublicAmong,
  readPublicOf,
  type VideoRow,
} from './videos.store.ts'

type Calls = typeof videoCalls

const HOT_DAYS = 14

/** Games of a list, without those that no video can be of: looking for them would read all videos. */
const knownGames = (ids: string | undefined): number[] | undefined =>
  ids === undefined ? undefined : [...new Set(ids.split(',').map(Number))].filter((id) => gameById(id))

interface Page {
  page: number
  pagesMax: number
  size?: number
}

/** A page of lines, with whether there is another; `read` reads one row more than a page has. */
async function pageOf(
  context: Context,
  { page, pagesMax, size = PAGE_SIZE }: Page,
  read: (bounds: { limit: number; offset: number }) => Promise<VideoRow[]>,
) {
  if (page > pagesMax || page < 1 || size > PAGE_SIZE || size < 1) return { list: [], hasMore: false }
  const rows = await read({ limit: size + 1, offset: (page - 1) * size })
  const list = await toLines(context, rows.slice(0, size))
  return { list, hasMore: rows.length > size && page < pagesMax }
}

interface Asked {
  brand?: string | undefined
  gameId?: number | undefined
  gameIds?: string | undefined
  page: number
  size?: number
}

async function hotPage(context: Context, { brand, gameId, gameIds, ...asked }: Asked) {
  const audience = await audienceOf(context, brand)
  const games = { gameId, gameIds: knownGames(gameIds), since: context.now - HOT_DAYS * DAY }
  return pageOf(context, { ...asked, pagesMax: HOT_VIDEO_PAGES_MAX }, (bounds) =>
    readHot(context.accountDb, audience, { ...games, ...bounds }),
  )
}

export const listHotVideos: Verb<Calls['listHotVideos']> = hotPage

export const listVideos: Verb<Calls['listVideos']> = async (context, { sort = 'new', page = 1, ...asked }) => {
  if (sort === 'hot') return hotPage(context, { ...asked, page })
  const { brand, gameId, gameIds } = asked
  const audience = await audienceOf(context, brand)
  const games = { gameId, gameIds: knownGames(gameIds) }
  return pageOf(context, { page, pagesMax: VIDEO_PAGES_MAX }, (bounds) =>
    readPublic(context.accountDb, audience, { ...games, ...bounds }),
  )
}

export const listVideoPlaces: Verb<Calls['listVideoPlaces']> = async (context, { brand, gameIds }) => {
  const wanted = { gameIds: knownGames(gameIds), limit: VIDEO_PLACES_MAX }
  return { list: await readPlaces(context.accountDb, await audienceOf(context, brand), wanted) }
}

export const listUserVideos: Verb<Calls['listUserVideos']> = async (context, { userId, brand, page = 1 }) => {
  const audience = await audienceOf(context, brand)
  return pageOf(context, { page, pagesMax: VIDEO_PAGES_MAX }, (bounds) =>
    readPublicOf(context.accountDb, audience, userId, bounds),
  )
}

export const listRelatedVideos: Verb<Calls['listRelatedVideos']> = async (context, { id, brand }) => {
  const { accountDb } = context
  const audience = await audienceOf(context, brand)
  const row = await findPublic(accountDb, audience, id)
  if (!row) return { list: [] }
  const { matchId, homeId, awayId, gameId } = row
  const about = { matchId, teamIds: [homeId, awayId], gameId, except: id }
  return { list: await toLines(context, await readAbout(accountDb, audience, about, RELATED_VIDEOS)) }
}

export const listMatchVideos: Verb<Calls['listMatchVideos']> = async (context, { matchId, homeId, awayId, brand }) => {
  const audience = await audienceOf(context, brand)
  const rows = await readAbout(context.accountDb, audience, { matchId, teamIds: [homeId, awayId] }, MATCH_VIDEOS)
  return { list: await toLines(context, rows) }
}

export const getVideo: Verb<Calls['getVideo']> = async (context, { id, brand }) => {
  const row = await findPublic(context.accountDb, await audienceOf(context, brand), id)
  return (row && (await toVideo(context, row))) ?? fail('not_found')
}

/** Public videos among these, in no order. */
export async function linesAmong(
  context: Context,
  brand: string | undefined,
  ids: readonly number[],
): Promise<VideoLine[]> {
  const audience = await audienceOf(context, brand)
  return toLines(context, await readPublicAmong(context.accountDb, audience, ids))
}

const { countView } = countViews(addViews)

export const viewVideo: Verb<Calls['viewVideo']> = (context, { id }) => {
  countView(context, id)
  return { done: true }
}
