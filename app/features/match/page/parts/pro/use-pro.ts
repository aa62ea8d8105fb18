import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchPro } from '#contract/match-pro.ts'
import { useViewer } from '../../../../session/viewer.queries.ts'
import { useShell } from '../../../../shell/shell.queries.ts'
import { getMatchPro } from './pro.functions.ts'
import { withPro } from './with-pro.ts'

/** How often it is asked for while the match goes on. */
const REFETCH_MS = 15_000

const matchProQuery = (match: MatchDetail['match']) =>
  queryOptions({
    queryKey: ['match', 'pro', { matchId: match.id }],
    queryFn: async () => unwrap(await getMatchPro({ data: { matchId: match.id } })),
    staleTime: REFETCH_MS,
    refetchInterval: ({ state }) => state.data !== undefined && state.data.seq < match.seq && REFETCH_MS,
  })

interface Pro {
  /** The match with all that the viewer may see; undefined until it is there. */
  detail: MatchDetail | undefined
  /** For who has signed in, and the viewer has not. */
  isLocked: boolean
  query: UseQueryResult<MatchPro>
}

/** A match with its pro data. One of a service that knows no such data has all with itself. */
export function usePro(detail: MatchDetail): Pro {
  const { brand } = useShell()
  const viewer = useViewer()
  // The server draws one page for guests and users.
  const isGuest = useIsHydrating() || viewer === null
  const isApart = detail.pro !== undefined
  const isLocked = isApart && isGuest && brand.proData !== 'open'
  const query = useQuery({ ...matchProQuery(detail.match), enabled: isApart && !isLocked })
  const { data } = query
  const whole = useMemo(() => (isApart ? data && withPro(detail, data) : detail), [isApart, detail, data])
  return { detail: isLocked ? undefined : whole, isLocked, query }
}
