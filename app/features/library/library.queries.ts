import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import { getFacts, getLeague, getTable, listChampions, listRounds } from './library.functions.ts'

type Calls = typeof libraryCalls

const SLOW_STALE_MS = 60_000
/** Of what running matches change. */
const QUICK_STALE_MS = 10_000

export const leagueQuery = (input: Input<Calls['getLeague']>) =>
  queryOptions({
    queryKey: ['library', 'league', input],
    queryFn: async () => unwrap(await getLeague({ data: input })),
    staleTime: SLOW_STALE_MS,
  })

export const tableQuery = (input: Input<Calls['getTable']>) =>
  queryOptions({
    queryKey: ['library', 'table', input],
    queryFn: async () => unwrap(await getTable({ data: input })),
    staleTime: input.view === 'live' ? QUICK_STALE_MS : SLOW_STALE_MS,
  })

export const factsQuery = (input: Input<Calls['getFacts']>) =>
  queryOptions({
    queryKey: ['library', 'facts', input],
    queryFn: async () => unwrap(await getFacts({ data: input })),
    staleTime: SLOW_STALE_MS,
  })

/** A list of matches for the socket, which updates the rows of such queries. */
export const roundsQuery = (input: Input<Calls['listRounds']>) =>
  queryOptions({
    queryKey: ['match', 'list', 'rounds', input],
    queryFn: async () => unwrap(await listRounds({ data: input })),
    staleTime: SLOW_STALE_MS,
  })

export const championsQuery = (leagueId: number) =>
  queryOptions({
    queryKey: ['library', 'champions', { leagueId }],
    queryFn: async () => unwrap(await listChampions({ data: { leagueId } })),
    staleTime: SLOW_STALE_MS,
  })
