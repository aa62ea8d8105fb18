import type { Context } from '#backend/core/context.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/list-limits.ts'
import type { MatchPage } from '#contract/match-lists.ts'
import { readRows } from './read-rows.ts'
import type { RowQuery } from './rows.store.ts'

/** To count a whole range would cost more than to read the page. */
const COUNTED_BEYOND_PAGE = 1000

interface Paging {
  page?: number | undefined
  size?: number | undefined
}

/** One page of a query's matches; a page beyond the last is empty. */
export async function readPage(
  context: Context,
  { page = 1, size = PAGE_SIZE_DEFAULT }: Paging,
  query: Omit<RowQuery, 'limit' | 'offset'>,
): Promise<MatchPage> {
  const offset = (page - 1) * size
  const countMax = offset + size + COUNTED_BEYOND_PAGE
  const { rows, total = 0 } = await readRows(context, { ...query, limit: size, offset, countMax })
  return { matches: rows, page, size, total }
}
