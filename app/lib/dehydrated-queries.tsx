import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

type Carried = [queryKey: QueryKey, state: QueryState]

const ID = 'queries'

/** What the server puts `dehydrateQueries` into: no text of anybody's can look like it in a page. */
export const EMPTY_QUERIES_SCRIPT = `<script id="${ID}" type="application/json"></script>`

/** JSON of what queries brought: guests share the same objects, so each is written once. */
const written = new WeakMap<object, string>()

function writeData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const known = written.get(data)
  if (known !== undefined) return known
  const json = JSON.stringify(data)
  written.set(data, json)
  return json
}

/** A `Carried`. */
function packQuery(queryKey: QueryKey, { data, ...state }: QueryState): string {
  const rest = JSON.stringify(state)
  return `[${JSON.stringify(queryKey)},${data === undefined ? rest : `{"data":${writeData(data)},${rest.slice(1)}`}]`
}

/**
 * What the queries have brought, as JSON that cannot end the script it stands in. A page is sent whole: what is
 * still under way would not reach it.
 */
export function dehydrateQueries(client: QueryClient): string {
  const settled = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' })
  return `[${settled.map(({ queryKey, state }) => packQuery(queryKey, state)).join()}]`.replaceAll('<', '\\u003c')
}

export function hydrateQueries(client: QueryClient, text: string): void {
  for (const [queryKey, state] of JSON.parse(text) as Carried[])
    client.getQueryCache().build(client, { queryKey }, state)
}

/**
 * Where the queries of a page travel from the server to the browser: data, no code. It stands before the page's
 * scripts, which begin with it. The server fills it after React, to which a third of a page would be one long text.
 */
export const DehydratedQueriesScript = () => (
  <script id={ID} type="application/json" suppressHydrationWarning>
    {/* A text of its own, if an empty one: else the browser's React would take what was filled in for a fault. */ ''}
  </script>
)

/** Gives the browser's cache what the page carries. */
export const hydrateQueriesFromPage = (client: QueryClient): void =>
  hydrateQueries(client, document.getElementById(ID)?.textContent || '[]')
