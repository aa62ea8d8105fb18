import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getMonthlyReturns, getReturnsSummary, listReturns } from './creator.functions.ts'
import type { CreatorSearch } from './creator-search.ts'

const STALE_MS = 15_000

/** The viewer's figures of each of the last thirty days of a zone. */
export const summaryQuery = (zone: string) =>
  queryOptions({
    queryKey: ['user', 'returns', 'days', zone],
    queryFn: async () => unwrap(await getReturnsSummary({ data: { zone } })),
    staleTime: STALE_MS,
  })

/** The viewer's figures of each of the last twelve months of a zone. */
export const monthsQuery = (zone: string) =>
  queryOptions({
    queryKey: ['user', 'returns', 'months', zone],
    queryFn: async () => unwrap(await getMonthlyReturns({ data: { zone } })).months,
    staleTime: STALE_MS,
  })

/** The viewer's plans with what came of each: a part from a place on. */
export const returnsQuery = ({ state, kind, game, text }: Omit<CreatorSearch, 'order'>, before?: string) =>
  queryOptions({
    queryKey: ['user', 'ownPlans', 'returns', state ?? '', kind ?? '', game ?? '', text ?? '', before ?? ''],
    queryFn: async () =>
      unwrap(
        await listReturns({
          data: {
            ...(state ? { state } : {}),
            ...(kind ? { outcome: kind } : {}),
            ...(game === undefined ? {} : { gameId: game }),
            ...(text ? { text } : {}),
            ...(before === undefined ? {} : { before }),
          },
        }),
      ),
  })
