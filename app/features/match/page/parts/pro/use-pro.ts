import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureOf, unwrap } from '#app/lib/call-error.ts'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchPro } from '#contract/match-pro.ts'
import type { Tier } from '#contract/membership-rules.ts'
import type { User } from '#contract/user.ts'
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
  /** For whom it is, if the viewer is none of them. */
  lockedTo: 'signedIn' | Tier | undefined
  query: UseQueryResult<MatchPro>
}

/** Whether the viewer's account may see it. That of a page drawn while the backend failed has no roles: the call decides. */
const mayAsk = ({ roles }: User, access: 'signedIn' | Tier): boolean =>
  access === 'signedIn' || !roles || roles.includes(access) || roles.includes('administrator')

/** A match with its pro data. One of a service that knows no such data has all with itself. */
export function usePro(detail: MatchDetail): Pro {
  const { brand } = useShell()
  const viewer = useViewer()
  // The server draws one page for guests and users.
  const isHydrating = useIsHydrating()
  const isApart = detail.pro !== undefined
  const access = isApart && brand.proAccess !== 'open' ? brand.proAccess : undefined
  const known = isHydrating ? null : viewer
  const isKept = access !== undefined && !(known && mayAsk(known, access))
  const query = useQuery({ ...matchProQuery(detail.match), enabled: isApart && !isKept })
  const { data } = query
  // A membership may have ended since the account was read.
  const isRefused = query.isError && failureOf(query.error).code === 'forbidden'
  const lockedTo = isKept || isRefused ? access : undefined
  const whole = useMemo(() => (isApart ? data && withPro(detail, data) : detail), [isApart, detail, data])
  return { detail: lockedTo ? undefined : whole, lockedTo, query }
}
