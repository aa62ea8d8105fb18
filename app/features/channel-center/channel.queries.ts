import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getChannelFigures, getEarnings, listChannels, listChannelUsers, listEarnings } from './channel.functions.ts'

const STALE_MS = 15_000

const idOf = (channel: string | undefined) => (channel === undefined ? {} : { id: channel })

/** The viewer's channels, the open ones first. */
export const channelsQuery = () =>
  queryOptions({
    queryKey: ['user', 'channels'],
    queryFn: async () => unwrap(await listChannels()).list,
    staleTime: STALE_MS,
  })

/** What came through the viewer's channels, or one of them, on each of the last thirty days of a zone. */
export const figuresQuery = (zone: string, days: string, channel?: string) =>
  queryOptions({
    queryKey: ['user', 'channels', 'figures', zone, days, channel ?? ''],
    queryFn: async () => unwrap(await getChannelFigures({ data: { zone, days, ...idOf(channel) } })),
    staleTime: STALE_MS,
  })

/** A page of the users who registered through the viewer's channels, or one of them. */
export const channelUsersQuery = (page: number, channel?: string) =>
  queryOptions({
    queryKey: ['user', 'channels', 'users', page, channel ?? ''],
    queryFn: async () => unwrap(await listChannelUsers({ data: { page, ...idOf(channel) } })),
  })

/** What the viewer earned, on each of the last thirty days of a zone and ever. */
export const earningsQuery = (zone: string) =>
  queryOptions({
    queryKey: ['user', 'channels', 'earnings', zone],
    queryFn: async () => unwrap(await getEarnings({ data: { zone } })),
    staleTime: STALE_MS,
  })

/** What the viewer earned, line by line: a part from a place on. */
export const earningLinesQuery = (channel?: string, before?: string) =>
  queryOptions({
    queryKey: ['user', 'channels', 'lines', channel ?? '', before ?? ''],
    queryFn: async () =>
      unwrap(await listEarnings({ data: { ...idOf(channel), ...(before === undefined ? {} : { before }) } })),
  })
