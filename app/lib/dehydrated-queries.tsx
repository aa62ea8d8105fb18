import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

type DehydratedQuery = [queryKey: QueryKey, state: QueryState]

const ID = 'queries'

/**
 * The empty script element that the server fills with `dehydrateQueries`. Text of a page is escaped, so it cannot look
 * like this.
 */
export const EMPTY_QUERIES_SCRIPT = `<script id="${ID}" type="application/json"></script>`

/** JSON of query data. Guests share the same data objects, so each is serialised once. */
const jsonOf = new WeakMap<object, string>()

function serialiseData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const cached = jsonOf.get(data)
  if (cached !== undefined) return cached
  const json = JSON.stringify(data)
  jsonOf.set(data, json)
  return json
}

/** One `DehydratedQuery` as JSON. */
function dehydrateQuery(queryKey: QueryKey, { data, ...state }: QueryState): string {
  const rest = JSON.stringify(state)
  return `[${JSON.stringify(queryKey)},${data === undefined ? rest : `{"data":${serialiseData(data)},${rest.slice(1)}`}]`
}

/**
 * The settled queries as JSON that cannot close the script element around it. Pending queries are left out: a page is
 * sent whole, so their results could not follow.
 */
export function dehydrateQueries(client: QueryClient): string {
  const settled = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' })
  return `[${settled.map(({ queryKey, state }) => dehydrateQuery(queryKey, state)).join()}]`.replaceAll('<', '\\u003c')
}

export function hydrateQueries(client: QueryClient, text: string): void {
  for (const [queryKey, state] of JSON.parse(text) as DehydratedQuery[])
    client.getQueryCache().build(client, { queryKey }, state)
}

/**
 * Carries the queries of a page from the server to the browser, as data. It comes before the page's scripts, which read
 * it first. The server fills it after React has rendered: as a React child it would be up to a third of the page to
 * escape and compare.
 */
export const DehydratedQueriesScript = () => (
  <script id={ID} type="application/json" suppressHydrationWarning>
    {/* An empty text node: without it React would report the filled-in text as a hydration mismatch. */ ''}
  </script>
)

/** Fills the browser's query cache with the queries that came with the page. */
export const hydrateQueriesFromPage = (client: QueryClient): void =>
  hydrateQueries(client, document.getElementById(ID)?.textContent || '[]')
