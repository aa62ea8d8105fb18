import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { ownBalanceQuery } from '../../coins/balance.queries.ts'
import { viewerQuery } from '../../session/viewer.queries.ts'
import { getVipAmount, listMembershipRecords } from './membership.functions.ts'

/** What each period costs the viewer now. */
export const quotesQuery = () =>
  queryOptions({
    queryKey: ['user', 'membershipQuotes'],
    queryFn: async () => unwrap(await getVipAmount({ data: {} })),
  })

export const membershipsQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'memberships', page],
    queryFn: async () => unwrap(await listMembershipRecords({ data: { page } })),
  })

/** Reads again what a purchase changes: the balance, the membership, what it costs now, records, what it opens. */
export const readAfterPurchase = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.fetchQuery({ ...ownBalanceQuery(), staleTime: 0 }),
    client.invalidateQueries({ queryKey: viewerQuery().queryKey }),
    client.invalidateQueries({ queryKey: quotesQuery().queryKey }),
    ...['memberships', 'orders', 'balance', 'profile'].map((name) =>
      client.invalidateQueries({ queryKey: ['user', name] }),
    ),
    client.invalidateQueries({ queryKey: ['live', 'sources'] }),
    client.invalidateQueries({ queryKey: ['match', 'pro'] }),
  ])
