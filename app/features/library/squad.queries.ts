import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { getPlayer, getSquad, listHonours, listMeetings, listRankings, listSquadMatches } from './library.functions.ts'

type Calls = typeof librarySquadCalls

const STALE_MS = 60_000
/** Of lists in which matches may run. */
const LIVE_STALE_MS = 10_000

export const squadQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['library', 'squad', teamId],
    queryFn: async () => unwrap(await getSquad({ data: { teamId } })),
    staleTime: STALE_MS,
  })

/** A list of matches for the socket, like the one of rounds. */
export const squadMatchesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['match', 'list', 'squad', teamId],
    queryFn: async () => unwrap(await listSquadMatches({ data: { teamId } })),
    staleTime: LIVE_STALE_MS,
  })

export const honoursQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['library', 'honours', teamId],
    queryFn: async () => unwrap(await listHonours({ data: { teamId } })),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data?.isCounting ? STALE_MS : false),
  })

export const meetingsQuery = (input: Input<Calls['listMeetings']>) =>
  queryOptions({
    queryKey: ['library', 'meetings', input],
    queryFn: async () => unwrap(await listMeetings({ data: input })),
    staleTime: STALE_MS,
  })

export const playerQuery = (input: Input<Calls['getPlayer']>) =>
  queryOptions({
    queryKey: ['library', 'player', input],
    queryFn: async () => unwrap(await getPlayer({ data: input })),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data?.isCounting ? STALE_MS : false),
  })

export const rankingsQuery = (input: Input<Calls['listRankings']>) =>
  queryOptions({
    queryKey: ['library', 'rankings', input],
    queryFn: async () => unwrap(await listRankings({ data: input })),
    staleTime: STALE_MS,
  })
