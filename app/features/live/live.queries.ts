import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { matchesByIdQuery } from '../match/match.queries.ts'
import { getRoom, listLiveRooms } from './live.functions.ts'

export const liveRoomsQuery = (input: { gameId?: number; gameIds?: string; size?: number }) =>
  queryOptions({
    queryKey: ['live', 'rooms', input],
    queryFn: async () => unwrap(await listLiveRooms({ data: input })),
    staleTime: 15_000,
  })

/**
 * The matches that rooms show. Which rooms are on, and their order, changes while the page is open: the key is one
 * whatever the order, and the matches of before stay until those of the new rooms are there.
 */
export const roomMatchesQuery = (rooms: readonly { matchId: number }[]) =>
  queryOptions({
    ...matchesByIdQuery([...new Set(rooms.map(({ matchId }) => matchId))].sort((a, b) => a - b)),
    enabled: rooms.length > 0,
    placeholderData: keepPreviousData,
  })

/** A room and the match it shows; fails with `not_found`. */
export const roomQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['live', 'room', { roomId }],
    queryFn: async () => unwrap(await getRoom({ data: { roomId } })),
    staleTime: 15_000,
  })
