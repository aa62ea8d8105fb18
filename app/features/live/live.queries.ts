import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { liveCalls } from '#contract/live.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { getRoom, getSources, listLiveRooms, listRooms } from './live.functions.ts'

/** How often lists of live rooms are read again for the numbers of viewers; not on pages where crowds stay. */
export const LIVE_ROOMS_REFETCH_MS = 60_000

export const liveRoomsQuery = (input: Input<typeof liveCalls.listLiveRooms>) =>
  queryOptions({
    queryKey: ['live', 'rooms', input],
    queryFn: async () => unwrap(await listLiveRooms({ data: input })),
    staleTime: 15_000,
  })

/** Every room of a match, the main one first. Disabled for a match without rooms. */
export const roomsOfMatchQuery = ({ id, roomId }: Pick<MatchRow, 'id' | 'roomId'>) =>
  queryOptions({
    queryKey: ['live', 'rooms', { matchId: id }],
    queryFn: async () => unwrap(await listRooms({ data: { matchId: id } })),
    staleTime: 15_000,
    enabled: roomId !== undefined,
  })

/** A room and its match, if any; fails with `not_found`. The id of a match gives its main room. */
export const roomQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['live', 'room', { roomId }],
    queryFn: async () => unwrap(await getRoom({ data: { roomId } })),
    staleTime: 15_000,
  })

/** The sources of a room, with URLs for those the visitor may play. */
export const sourcesQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['live', 'sources', { roomId }],
    queryFn: async () => unwrap(await getSources({ data: { roomId } })),
    staleTime: 60_000,
  })
