import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { getLiveTable } from './live-table.functions.ts'

/** Other matches of the league move it too. */
const REFETCH_MS = 30_000

/** The table of a running match's league as running matches stand: read again with each score. Cups and groups have none. */
export const liveTableQuery = ({ league, season, score: { home, away } }: MatchRow) =>
  queryOptions({
    queryKey: ['match', 'live-table', league.id, season, home, away],
    queryFn: async () => unwrap(await getLiveTable({ data: { leagueId: league.id, season, view: 'live' } })),
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
