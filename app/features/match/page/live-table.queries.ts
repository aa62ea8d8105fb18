import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { getLiveTable } from './live-table.functions.ts'

type LiveTable = Answer<typeof libraryCalls.getTable>

/** Other matches of the league move it too. */
const REFETCH_MS = 30_000
/** Where it is of another score than the page: the edge keeps it for some seconds, and a late picture holds the page back. */
const CATCH_UP_MS = 5000

/** Whether a table counts a match as the page shows it. */
const isOfPage = ({ running }: LiveTable, { id, score }: MatchRow): boolean =>
  running?.some((match) => match.id === id && match.home === score.home && match.away === score.away) ?? false

/** The table of a running match's league as running matches stand: read again with each score. Cups and groups have none. */
const liveTableQuery = (match: MatchRow) =>
  queryOptions({
    queryKey: ['match', 'live-table', match.league.id, match.season, match.score.home, match.score.away],
    queryFn: async () =>
      unwrap(await getLiveTable({ data: { leagueId: match.league.id, season: match.season, view: 'live' } })),
    staleTime: REFETCH_MS,
    refetchInterval: ({ state: { data } }) => (data && !isOfPage(data, match) ? CATCH_UP_MS : REFETCH_MS),
    placeholderData: keepPreviousData,
    retry: false,
  })

/**
 * The table of a running match's league as running matches stand, this one as the page shows it: until the page comes to
 * a score, the table before it. Undefined while it is read, and where there is none.
 */
export function useLiveTable(match: MatchRow): LiveTable | undefined {
  const isLive = match.status === 'live'
  const { data } = useQuery({ ...liveTableQuery(match), enabled: isLive })
  const [shown, show] = useState<LiveTable>()
  if (data && data !== shown && isOfPage(data, match)) show(data)
  return isLive && shown?.running?.some(({ id }) => id === match.id) ? shown : undefined
}
