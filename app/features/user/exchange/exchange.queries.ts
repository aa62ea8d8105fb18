import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getExchangeRate, listExchanges } from './exchange.functions.ts'

/** The brand's rate; null where diamonds are not exchanged. */
export const rateQuery = () =>
  queryOptions({
    queryKey: ['user', 'exchangeRate'],
    queryFn: async () => unwrap(await getExchangeRate()).rate ?? null,
    staleTime: 0,
  })

export const exchangesQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'exchanges', page],
    queryFn: async () => unwrap(await listExchanges({ data: { page } })),
  })

/** What the page shows, asked for before it is drawn. */
export const askForExchange = (client: QueryClient, page: number): Promise<unknown> =>
  Promise.all([client.ensureQueryData(rateQuery()), client.ensureQueryData(exchangesQuery(page))])
