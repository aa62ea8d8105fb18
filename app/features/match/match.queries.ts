import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { matchCalls } from '#contract/match.ts'
import {
  countSeries,
  getHeadToHead,
  getMatch,
  getStandings,
  listHomeMatches,
  listLiveMatches,
  listMatches,
  listMatchesById,
} from './match.functions.ts'

type Calls = typeof matchCalls

/** Rows are updated by the socket; a list itself is refetched when it is older than this. */
const LIST_STALE_MS = 15_000
const SLOW_STALE_MS = 60_000

export const matchListQuery = (input: Input<Calls['listMatches']>) =>
  queryOptions({
    queryKey: ['match', 'list', input],
    queryFn: async () => unwrap(await listMatches({ data: input })),
    staleTime: LIST_STALE_MS,
  })

/** What is on now and next; a match that starts or ends has it read again, like other lists. */
export const homeMatchesQuery = (input: Input<Calls['listHomeMatches']>) =>
  queryOptions({
    queryKey: ['match', 'list', 'home', input],
    queryFn: async () => unwrap(await listHomeMatches({ data: input })),
    staleTime: LIST_STALE_MS,
  })

export const matchesByIdQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['match', 'byId', ids],
    queryFn: async () => unwrap(await listMatchesById({ data: { ids } })),
    staleTime: LIST_STALE_MS,
  })

export const liveMatchesQuery = (input: Input<Calls['listLiveMatches']>) =>
  queryOptions({
    queryKey: ['match', 'live', input],
    queryFn: async () => unwrap(await listLiveMatches({ data: input })),
    staleTime: LIST_STALE_MS,
  })

export const seriesCountQuery = (input: Input<Calls['countSeries']>) =>
  queryOptions({
    queryKey: ['match', 'series', input],
    queryFn: async () => unwrap(await countSeries({ data: input })),
    staleTime: SLOW_STALE_MS,
  })

/** `game` is a route code: `soccer`. An unknown match fails with `not_found`. */
export const matchQuery = (game: string, id: number) =>
  queryOptions({
    queryKey: ['match', 'detail', { game, id }],
    queryFn: async () => unwrap(await getMatch({ data: { game, matchId: id } })),
    staleTime: LIST_STALE_MS,
  })

interface Table {
  /** Beside a list of matches the table is the whole one. */
  view?: 'home' | 'away' | 'matches' | undefined
  /** The current one when absent. */
  season?: string | undefined
}

export const standingsQuery = (leagueId: number, { view, season }: Table = {}) => {
  const input = { leagueId, ...(view && view !== 'matches' ? { view } : {}), ...(season ? { season } : {}) }
  return queryOptions({
    queryKey: ['match', 'standings', input],
    queryFn: async () => unwrap(await getStandings({ data: input })),
    staleTime: SLOW_STALE_MS,
  })
}

export const headToHeadQuery = (matchId: number) =>
  queryOptions({
    queryKey: ['match', 'headToHead', { matchId }],
    queryFn: async () => unwrap(await getHeadToHead({ data: { matchId } })),
    staleTime: SLOW_STALE_MS,
  })
