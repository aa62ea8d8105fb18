import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { plainLine, plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { allOf, inGames, maybeLiveAt, startsWithin } from '#backend/match/conditions.store.ts'
import { readRow, readRows } from '#backend/match/read-rows.ts'
import { isForAll, isStricter } from '#backend/room/source-access.ts'
import { findRoomOf, goOffAir, goOnAir, reserveFor, setFast, setRoom } from '#backend/room/streamer-rooms.store.ts'
import { isSold } from '#backend/ticket/tickets.store.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { RESERVABLE_BEFORE_MS } from '#contract/streamer-rules.ts'
import { answerChanged, requireOwnRoom, toOwnRoom } from './own-room.ts'

type Calls = typeof streamerCalls

export const getOwnRoom: Verb<Calls['getOwnRoom']> = async (context) => {
  const room = await requireOwnRoom(context)
  return room instanceof Fail ? room : toOwnRoom(context, room)
}

export const setOwnRoom: Verb<Calls['setOwnRoom']> = async (context, input) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'room'))) return fail('rate_limited')
  if (typeof input.gameId === 'number' && !gameById(input.gameId)) return fail('invalid_input')
  const access = isForAll(input.access) ? null : input.access
  const { airedAt } = room
  if (room.isOnAir && airedAt !== null && isStricter(room.access, access)) {
    // Who has paid must not be locked out.
    const of = { room: room.id, broadcast: airedAt }
    if (await isSold(openLedgerDatabase(context.env), of)) return fail('room_sold')
  }
  const changed = await setRoom(context.matchDb, room.id, {
    title: plainLine(input.title),
    language: input.language,
    ...(input.gameId === undefined ? {} : { gameId: input.gameId }),
    announcement: plainText(input.announcement) || null,
    label: plainLine(input.label) || null,
    access,
    // A form that was loaded before there were prices says nothing of them.
    ...(input.price === undefined ? {} : { price: input.price || null }),
    ...(input.hasDanmaku === undefined ? {} : { hasDanmaku: input.hasDanmaku }),
  })
  if (changed && input.hasFast !== undefined) await setFast(context.matchDb, room.id, input.hasFast)
  return changed ? answerChanged(context, room.id) : fail('streaming_banned')
}

export const goLive: Verb<Calls['goLive']> = async (context) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'room'))) return fail('rate_limited')
  if (room.title === null) return fail('title_missing')
  await goOnAir(context.matchDb, room.id, context.now)
  return answerChanged(context, room.id)
}

export const goOff: Verb<Calls['goOff']> = async (context) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'roomEnd'))) return fail('rate_limited')
  await goOffAir(context.matchDb, room.id, context.now)
  return answerChanged(context, room.id)
}

export const isBroadcasting: Verb<Calls['isBroadcasting']> = async ({ matchDb, viewer }) => {
  const room = await findRoomOf(matchDb, viewer.uid)
  return { isBroadcast: room?.isOnAir ?? false, state: room?.state ?? 'waiting' }
}

const RESERVABLE_MAX = 60

export const listReservable: Verb<Calls['listReservable']> = async (context, { gameId }) => {
  const { now } = context
  const games = gameId === undefined ? undefined : inGames([gameId])
  const soon = { from: now, to: now + RESERVABLE_BEFORE_MS }
  const [live, next] = await Promise.all([
    readRows(context, {
      where: allOf(maybeLiveAt(now), games),
      statuses: ['live'],
      order: 'hot',
      limit: RESERVABLE_MAX,
    }),
    readRows(context, {
      where: allOf(startsWithin(soon), games),
      statuses: ['scheduled', 'previewed'],
      order: 'time',
      limit: RESERVABLE_MAX,
    }),
  ])
  return { matches: [...live.rows, ...next.rows] }
}

/** Why a match may not be reserved now. */
function faultOf(match: MatchRow, now: number): 'match_over' | 'match_too_early' | null {
  if (match.status === 'live') return null
  if (match.status !== 'scheduled' && match.status !== 'previewed') return 'match_over'
  return Date.parse(match.startsAt) - now <= RESERVABLE_BEFORE_MS ? null : 'match_too_early'
}

export const reserveMatch: Verb<Calls['reserveMatch']> = async (context, { matchId }) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'room'))) return fail('rate_limited')
  const match = await readRow(context, matchId)
  if (!match) return fail('not_found')
  const fault = faultOf(match, context.now)
  if (fault) return fail(fault)
  await reserveFor(context.matchDb, room.id, match.id)
  return answerChanged(context, room.id)
}

export const cancelReservation: Verb<Calls['cancelReservation']> = async (context) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'roomEnd'))) return fail('rate_limited')
  await reserveFor(context.matchDb, room.id, null)
  return answerChanged(context, room.id)
}
