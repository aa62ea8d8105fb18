import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { payButtonQuery } from '../../coins/pay-button.queries.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import type { PageSearch } from '../page-search.ts'
import { listBalanceRecords } from './statement.functions.ts'
import { type StatementSearch, statementSearchOf } from './statement-search.ts'

/** `zone`: of the days in the search. */
export const statementQuery = (search: StatementSearch, zone: string) => {
  const input = search.from || search.to ? { ...search, zone } : search
  return queryOptions({
    queryKey: ['user', 'balance', input],
    queryFn: async () => unwrap(await listBalanceRecords({ data: input })),
  })
}

/** What the page shows, asked for before it is drawn. */
export async function askForStatement(client: QueryClient, search: PageSearch): Promise<unknown> {
  const { zone } = await client.ensureQueryData(shellQuery())
  // In the first HTML: a button that goes would move what stands beside it.
  return Promise.all([
    client.ensureQueryData(statementQuery(statementSearchOf(search), zone)),
    client.prefetchQuery(payButtonQuery()),
  ])
}
