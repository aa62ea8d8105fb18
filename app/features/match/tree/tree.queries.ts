import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import { getTree } from './tree.functions.ts'

/** Running matches change it, which the socket tells. */
const STALE_MS = 10_000

/** The knock-out of a league's season. A list of matches for the socket, which updates the rows of such queries. */
export const treeQuery = (input: Input<typeof libraryCalls.getTree>) =>
  queryOptions({
    queryKey: ['match', 'list', 'tree', input],
    queryFn: async () => unwrap(await getTree({ data: input })),
    staleTime: STALE_MS,
  })
