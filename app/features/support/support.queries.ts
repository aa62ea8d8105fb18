import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getSupport, getSupportRecord, listSupport } from './support.functions.ts'

const STALE_MS = 300_000
/** How often an open conversation is read again while its page is looked at. */
const POLL_MS = 10_000

/** A request, and the key of a guest's. */
export interface Which {
  id: number
  key?: string
}

export const supportRecordQuery = () =>
  queryOptions({ queryKey: ['support', 'record'], queryFn: () => getSupportRecord(), staleTime: STALE_MS })

/** The requests of a user, or those before a place. */
export const ownRequestsQuery = (uid: number, before?: string) =>
  queryOptions({
    queryKey: ['support', 'own', uid, before ?? ''],
    queryFn: async () => unwrap(await listSupport({ data: before === undefined ? {} : { before } })),
  })

export const requestQuery = (which: Which) =>
  queryOptions({
    queryKey: ['support', 'request', which],
    queryFn: async () => unwrap(await getSupport({ data: which })),
    refetchInterval: POLL_MS,
  })

/** Messages before one. */
export const earlierQuery = (which: Which, before: number) =>
  queryOptions({
    queryKey: ['support', 'earlier', which, before],
    queryFn: async () => unwrap(await getSupport({ data: { ...which, before } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
