import { type QueryClient, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query'

type Carried = [queryKey: QueryKey, state: QueryState]

const ID = 'queries'

/** What the queries have brought, as JSON. A page is sent whole: what is still under way would not reach it. */
export function packQueries(client: QueryClient): string {
  const settled = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' })
  return JSON.stringify(settled.map(({ queryKey, state }): Carried => [queryKey, state]))
}

export function unpackQueries(client: QueryClient, text: string): void {
  for (const [queryKey, state] of JSON.parse(text) as Carried[])
    client.getQueryCache().build(client, { queryKey }, state)
}

/**
 * The queries of a page, from the server to the browser: data, no code. It stands before the page's scripts, which
 * begin with it. React escapes what would end it.
 */
export function CarriedQueries() {
  const client = useQueryClient()
  return (
    <script id={ID} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? packQueries(client) : ''}
    </script>
  )
}

/** Gives the browser's cache what the page carries. */
export const takeCarriedQueries = (client: QueryClient): void =>
  unpackQueries(client, document.getElementById(ID)?.textContent || '[]')
