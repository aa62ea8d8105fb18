import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { listHotVideos, listMatchVideos } from './found-videos.functions.ts'

const STALE_MS = 60_000

type OfBrand = Pick<Shell, 'brand'>

/** The hottest of the last days, of the brand's games and of none. */
export const hotVideosQuery = ({ brand }: OfBrand, size: number) =>
  queryOptions({
    queryKey: ['video', 'hot', brand.id, size],
    queryFn: async () => {
      const gameIds = brand.games ? { gameIds: brand.games.join() } : {}
      return unwrap(await listHotVideos({ data: { brand: brand.id, page: 1, size, ...gameIds } }))
    },
    staleTime: STALE_MS,
  })

/** Of a match, then of its teams. */
export const matchVideosQuery = ({ brand }: OfBrand, { id, home, away }: Pick<MatchRow, 'id' | 'home' | 'away'>) =>
  queryOptions({
    queryKey: ['video', 'match', brand.id, id],
    queryFn: async () => {
      const input = { brand: brand.id, matchId: id, homeId: home.id, awayId: away.id }
      return unwrap(await listMatchVideos({ data: input }))
    },
    staleTime: STALE_MS,
  })
