export interface PageSearch {
  page?: number | undefined
  tab?: string | undefined
  state?: string | undefined
  order?: number | undefined
  need?: string | undefined
  back?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
}

const PAGE_MAX = 10_000

const textOf = (value: unknown, charsMax: number) => (typeof value === 'string' ? value.slice(0, charsMax) : undefined)
/** A number in the address is read as one. */
const wordOf = (value: unknown) => textOf(typeof value === 'number' ? String(value) : value, 40)

/**
 * Search parameters of a personal page: the page of its list, from 1, and its tab; of a statement and of orders, their
 * kind, state, first and last day, and what is shown before; on the recharge page an order, what is missing for a purchase, and
 * the path to go back to. Invalid values are left out.
 */
export function parsePageSearch(search: Record<string, unknown>): PageSearch {
  const page = Number(search.page)
  return {
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
    tab: textOf(search.tab, 20),
    state: textOf(search.state, 20),
    order: Number.isSafeInteger(search.order) ? Number(search.order) : undefined,
    need: textOf(search.need, 40),
    back: textOf(search.back, 300),
    kind: wordOf(search.kind),
    from: wordOf(search.from),
    to: wordOf(search.to),
    before: wordOf(search.before),
  }
}
