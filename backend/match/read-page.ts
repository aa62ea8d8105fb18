import type { Context } from '#backend/core/context.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/list-limits.ts'
import type { MatchPage } from '#contract/match.ts'
import { readRows } from './read-rows.ts'
import type { RowQuery } from './rows.store.ts'

interface Paging {
  page?: number | undefined
  size?: number | undefined
}

/** One page of a query's matches; a page beyond the last is empty and still has the total. */
export async function readPage(
  context: Context,
  { page = 1, size = PAGE_SIZE_DEFAULT }: Paging,
  query: Omit<RowQuery, 'limit' | 'offset'>,
): Promise<MatchPage> {
  const offset = (page - 1) * size
  const { rows, total } = await readRows(context, { ...query, limit: size, offset })
  const isBeyond = rows.length === 0 && page > 1
  const counted = isBeyond ? (await readRows(context, { ...query, limit: 1 })).total : total
  return { matches: rows, page, size, total: counted }
}
