export interface PageSearch {
  page?: number | undefined
  tab?: string | undefined
}

const PAGE_MAX = 10_000

/** Search parameters of a personal page: the page of its list, from 1, and its tab. Invalid values are left out. */
export function parsePageSearch(search: Record<string, unknown>): PageSearch {
  const page = Number(search.page)
  return {
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
    tab: typeof search.tab === 'string' ? search.tab.slice(0, 20) : undefined,
  }
}
