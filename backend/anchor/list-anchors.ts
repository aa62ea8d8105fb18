import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { readViewers } from '#backend/live/read-viewers.ts'
import { viewersIn } from '#backend/live/with-viewers.ts'
import { readAnchors } from '#backend/room/anchors.store.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import type { Parsed } from '#contract/call.ts'
import { contentLocale, localeByCode } from '#contract/languages.ts'
import { readOnAir, readOwnRooms, readStartingSoon } from './on-air.store.ts'
import { byName, byPopularity, mergeAnchors } from './rank-anchors.ts'
import { showRooms } from './show-rooms.ts'
import { fansOfStreamers, namedStreamers, tiersOfStreamers } from './streamers.ts'

const PAGE_SIZE = 24
/** How far ahead a room to come is shown. */
export const SOON_MS = 2 * DAY

type Asked = Parsed<typeof anchorCalls.listAnchors>

/** Streamers that fit, each once, and what else could be chosen. */
async function findAnchors(context: Context, { gameId, gameIds, language }: Asked) {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const until = now + SOON_MS
  const ofBrand = gameIds?.split(',').map(Number) ?? []
  const games = gameId === undefined ? ofBrand : [gameId]
  const [onAir, soon, own, counts] = await Promise.all([
    readOnAir(matchDb, now),
    readStartingSoon(matchDb, now, until, games),
    readOwnRooms(matchDb),
    readViewers(context),
  ])
  const isIn = (asked: readonly number[], id: number) => asked.length === 0 || asked.includes(id)
  // A room of no game is of any, until one is asked for.
  const fits = (room: { gameId: number | null }) =>
    room.gameId === null ? gameId === undefined : isIn(games, room.gameId)
  const speaks = (room: { language: string }) => language === undefined || room.language === language
  const [live, others] = [onAir.filter(fits), own.filter(fits)]
  const viewersOf = (roomId: number) => viewersIn(counts, roomId) ?? 0
  return {
    ranked: mergeAnchors({
      onAir: live.filter(speaks),
      soon: soon.filter(speaks),
      own: others.filter(speaks),
      viewersOf,
      now,
      until,
    }),
    games: [
      ...new Set(onAir.flatMap((room) => (room.gameId !== null && isIn(ofBrand, room.gameId) ? room.gameId : []))),
    ],
    languages: [...new Set([...live, ...soon, ...others].map((room) => room.language))],
  }
}

/** The streamers of the site: see the contract for their order. */
export const listAnchors: Verb<typeof anchorCalls.listAnchors> = async (context, asked) => {
  const { ranked, games, languages } = await findAnchors(context, asked)
  const rows = await readAnchors(
    context.matchDb,
    ranked.map(({ anchorId }) => anchorId),
  )
  const [named, fans] = await Promise.all([namedStreamers(context, rows), fansOfStreamers(context, rows)])
  const { tag } = contentLocale(localeByCode(context.lan))
  const order =
    asked.order === 'name'
      ? byName((id) => named.get(id)?.shown.name ?? '', tag)
      : byPopularity((id) => fans.get(id) ?? 0)
  const sorted = ranked.filter(({ anchorId }) => named.has(anchorId)).sort(order)
  const first = (Math.max(1, asked.page ?? 1) - 1) * PAGE_SIZE
  const page = sorted.slice(first, first + PAGE_SIZE)
  const onPage = page.flatMap(({ anchorId }) => named.get(anchorId)?.row ?? [])
  const [roomOf, tiers] = await Promise.all([
    showRooms(
      context,
      page.flatMap(({ roomId }) => roomId ?? []),
    ),
    tiersOfStreamers(context, onPage),
  ])
  const anchors = page.flatMap(({ anchorId, roomId, liveCount }) => {
    const streamer = named.get(anchorId)
    if (!streamer) return []
    const [room, membership] = [roomOf.get(roomId ?? 0), tiers.get(anchorId)]
    return {
      ...streamer.shown,
      fanCount: fans.get(anchorId) ?? 0,
      liveCount,
      ...(membership ? { membership } : {}),
      ...(room ? { room } : {}),
    }
  })
  return {
    anchors,
    total: sorted.length,
    pageSize: PAGE_SIZE,
    games: games.sort((a, b) => a - b),
    languages: languages.sort(),
  }
}
