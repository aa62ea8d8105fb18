import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import type { Input } from '#contract/call.ts'
import { getAnchor, listAnchors, listPastRooms } from './anchor.functions.ts'

const STALE_MS = 15_000

export const anchorsQuery = (input: Input<typeof anchorCalls.listAnchors>) =>
  queryOptions({
    queryKey: ['anchor', 'list', input],
    queryFn: async () => unwrap(await listAnchors({ data: input })),
    staleTime: STALE_MS,
  })

/** A streamer with what is on and what comes; fails with `not_found`. */
export const anchorQuery = (anchorId: number) =>
  queryOptions({
    queryKey: ['anchor', 'one', { anchorId }],
    queryFn: async () => unwrap(await getAnchor({ data: { anchorId } })),
    staleTime: STALE_MS,
  })

/** A page of what a streamer has shown. */
export const pastRoomsQuery = (anchorId: number, page: number) =>
  queryOptions({
    queryKey: ['anchor', 'past', { anchorId, page }],
    queryFn: async () => unwrap(await listPastRooms({ data: { anchorId, page } })),
    staleTime: 60_000,
  })
