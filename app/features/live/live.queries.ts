import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getRoom, listLiveRooms } from './live.functions.ts'

export const liveRoomsQuery = (input: { gameId?: number; gameIds?: string; size?: number }) =>
  queryOptions({
    queryKey: ['live', 'rooms', input],
    queryFn: async () => unwrap(await listLiveRooms({ data: input })),
    staleTime: 15_000,
  })

/** A room and the match it shows; fails with `not_found`. */
export const roomQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['live', 'room', { roomId }],
    queryFn: async () => unwrap(await getRoom({ data: { roomId } })),
    staleTime: 15_000,
  })
