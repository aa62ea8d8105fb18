import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { getCoverage, getRecord } from './about.functions.ts'

const STALE_MS = 300_000

export const recordQuery = () =>
  queryOptions({ queryKey: ['about', 'record'], queryFn: () => getRecord(), staleTime: STALE_MS })

export const coverageQuery = ({ brand }: Pick<Shell, 'brand'>) => {
  const input = brand.games ? { gameIds: brand.games.join() } : {}
  return queryOptions({
    queryKey: ['about', 'coverage', input],
    queryFn: async () => unwrap(await getCoverage({ data: input })),
    staleTime: STALE_MS,
  })
}
