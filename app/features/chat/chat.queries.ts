import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getChatUser, listDeeds, listModerators, listMutes } from './chat.functions.ts'

/** A user as those in a room see her; fails with `not_found`. */
export const chatUserQuery = (roomId: number, userId: number) =>
  queryOptions({
    queryKey: ['chat', 'user', { roomId, userId }],
    queryFn: async () => unwrap(await getChatUser({ data: { roomId, userId } })),
    staleTime: 0,
  })

export const moderatorsQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['chat', 'moderators', { roomId }],
    queryFn: async () => unwrap(await listModerators({ data: { roomId } })),
    staleTime: 0,
  })

/** Who is muted in a room. */
export const mutesQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['chat', 'mutes', { roomId }],
    queryFn: async () => unwrap(await listMutes({ data: { roomId } })).list,
    staleTime: 0,
  })

/** What was done in a room, the last first. */
export const deedsQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['chat', 'deeds', { roomId }],
    queryFn: async () => unwrap(await listDeeds({ data: { roomId } })).list,
    staleTime: 0,
  })
