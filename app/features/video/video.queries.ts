import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { VideoSort } from '#contract/video-rules.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { getOwnVideo, getVideo, listOwnVideos, listRelatedVideos, listVideos } from './video.functions.ts'

const STALE_MS = 30_000

type OfBrand = Pick<Shell, 'brand'>

/** The games of a brand; nothing: all. */
const gamesOf = ({ brand }: OfBrand) => (brand.games ? { gameIds: brand.games.join() } : {})

/** Videos of a game, or of the brand's games and of none. */
export function videosQuery(shell: OfBrand, gameId: number | undefined, sort: VideoSort, page = 1) {
  const input = { brand: shell.brand.id, page, sort, ...(gameId === undefined ? gamesOf(shell) : { gameId }) }
  return queryOptions({
    queryKey: ['video', 'list', input],
    queryFn: async () => unwrap(await listVideos({ data: input })),
    staleTime: STALE_MS,
  })
}

/** Fails with `not_found`. */
export const videoQuery = ({ brand }: OfBrand, id: number) =>
  queryOptions({
    queryKey: ['video', 'one', brand.id, id],
    queryFn: async () => unwrap(await getVideo({ data: { brand: brand.id, id } })),
    staleTime: STALE_MS,
  })

export const relatedVideosQuery = ({ brand }: OfBrand, id: number) =>
  queryOptions({
    queryKey: ['video', 'related', brand.id, id],
    queryFn: async () => unwrap(await listRelatedVideos({ data: { brand: brand.id, id } })),
    staleTime: STALE_MS,
  })

/** The viewer's own, in all states. */
export const ownVideosQuery = (page: number) =>
  queryOptions({
    queryKey: ['video', 'own', 'list', page],
    queryFn: async () => unwrap(await listOwnVideos({ data: { page } })),
  })

/** Fails with `not_found`. */
export const ownVideoQuery = (id: number) =>
  queryOptions({
    queryKey: ['video', 'own', 'one', id],
    queryFn: async () => unwrap(await getOwnVideo({ data: { id } })),
    staleTime: STALE_MS,
  })
