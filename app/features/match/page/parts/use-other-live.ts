import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { liveMatchesQuery } from '../../match.queries.ts'
import { liveOrder } from './live-order.ts'

const OTHERS_MAX = 12

/** Live matches of a sport, then the hottest of others on this brand; undefined until loaded. */
export function useOtherLive({ gameId }: Pick<MatchRow, 'gameId'>): MatchRow[] | undefined {
  const { brand } = useShell()
  const games = brand.games && { gameIds: brand.games.join(',') }
  const same = useQuery(liveMatchesQuery({ gameId }))
  const hot = useQuery(liveMatchesQuery({ ...games, size: OTHERS_MAX }))
  const isLoaded = !same.isPending && !hot.isPending
  return useMemo(
    () => (isLoaded ? liveOrder([...(same.data?.matches ?? []), ...(hot.data?.matches ?? [])], gameId) : undefined),
    [isLoaded, same.data, hot.data, gameId],
  )
}
