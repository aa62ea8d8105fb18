import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import {
  getOwnRoom,
  getRevenueTotals,
  getStreamerStatus,
  getStreamLink,
  listReservable,
  listRevenue,
} from './streamer.functions.ts'

/** How the viewer's wish to stream stands. */
export const streamerStatusQuery = () =>
  queryOptions({
    queryKey: ['user', 'streamer'],
    queryFn: async () => unwrap(await getStreamerStatus()),
    refetchOnWindowFocus: true,
  })

/** How often the page of the room asks whether a picture comes in. */
const ROOM_REFETCH_MS = 5000

/** The viewer's own room; the first time it is made. */
export const ownRoomQuery = () =>
  queryOptions({
    queryKey: ['user', 'room'],
    queryFn: async () => unwrap(await getOwnRoom()).room,
    refetchInterval: ROOM_REFETCH_MS,
  })

/** Matches of a game that the viewer may reserve now. */
export const reservableQuery = (gameId: number) =>
  queryOptions({
    queryKey: ['user', 'reservable', gameId],
    queryFn: async () => unwrap(await listReservable({ data: { gameId } })).matches,
    staleTime: 15_000,
  })

/** Null where there is no media server. */
export const streamLinkQuery = () =>
  queryOptions({
    queryKey: ['user', 'streamLink'],
    queryFn: async () => {
      const answer = await getStreamLink()
      if (!answer.ok && answer.error.code === 'not_configured') return null
      return unwrap(answer)
    },
  })

/** What the viewer got on each of the last thirty days (UTC). */
export const revenueDaysQuery = () =>
  queryOptions({
    queryKey: ['user', 'revenueDays'],
    queryFn: async () => unwrap(await getRevenueTotals({ data: {} })).days,
  })

/** Of what: newest first, a part from a place on. */
export const revenueQuery = (before?: string) =>
  queryOptions({
    queryKey: ['user', 'revenue', before ?? ''],
    queryFn: async () => unwrap(await listRevenue({ data: before === undefined ? {} : { before } })),
  })
