import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getOwnVotes, getVotes } from './match-votes.functions.ts'

/** All votes on a match; the socket replaces them as others vote. */
export const votesQuery = (matchId: number) =>
  queryOptions({
    queryKey: ['vote', 'all', matchId],
    queryFn: async () => unwrap(await getVotes({ data: { matchId } })),
    staleTime: 60_000,
  })

/** The viewer's own votes on a match. */
export const ownVotesQuery = (matchId: number) =>
  queryOptions({
    queryKey: ['user', 'vote', matchId],
    queryFn: async () => unwrap(await getOwnVotes({ data: { matchId } })),
    staleTime: 60_000,
  })
