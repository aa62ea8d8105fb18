import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listLiveRooms } from '../../live/live.functions.ts'
import { listLiveMatches } from '../../match/match.functions.ts'
import {
  checkBrand,
  checkHosts,
  getBrand,
  getBrandVersion,
  listBrandServices,
  listBrandVersions,
} from './brands.functions.ts'

/** Null: there is no such brand. */
export const brandQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand', id],
    queryFn: async () => {
      const answer = await getBrand({ data: { id } })
      return !answer.ok && answer.error.code === 'not_found' ? null : unwrap(answer)
    },
    staleTime: 5_000,
  })

/** What would keep the record from being published. */
export const brandFaultsQuery = (id: string, record: string) =>
  queryOptions({
    queryKey: ['brand', id, 'faults', record],
    queryFn: async () => unwrap(await checkBrand({ data: { id, record } })).faults,
    gcTime: 60_000,
  })

export const brandVersionsQuery = (id: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['brand', id, 'versions', after],
    queryFn: async () => unwrap(await listBrandVersions({ data: { id, ...(after ? { after } : {}) } })),
    staleTime: 0,
  })

/** A version is never changed. */
export const brandVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['brand', id, 'version', version],
    queryFn: async () => unwrap(await getBrandVersion({ data: { id, version } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const FIRST = 1

/** Pages to look at: a live match and a live room of these games, or of all, where there are any. */
export const shownPagesQuery = (gameIds: readonly number[] = []) =>
  queryOptions({
    queryKey: ['brand', 'pages', gameIds],
    queryFn: async () => {
      const games = gameIds.length > 0 ? { gameIds: gameIds.join() } : {}
      const [matches, rooms] = await Promise.all([
        listLiveMatches({ data: { ...games, size: FIRST } }),
        listLiveRooms({ data: { ...games, size: FIRST } }),
      ])
      const [match, room] = [unwrap(matches).matches[0], unwrap(rooms).rooms[0]]
      return { ...(match ? { match: { id: match.id, gameId: match.gameId } } : {}), ...(room ? { room: room.id } : {}) }
    },
    staleTime: 60_000,
  })

/** Where hostnames lead, as it was when it was asked for last. */
export const hostStatesQuery = (hosts: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'host-states', hosts],
    queryFn: async () => unwrap(await checkHosts({ data: { hosts: [...hosts] } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** What the server has set up for the brand. */
export const brandServicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand', id, 'services'],
    queryFn: async () => unwrap(await listBrandServices({ data: { id } })).list,
    staleTime: 60_000,
  })
