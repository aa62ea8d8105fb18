export const PAGE_SIZE = 20
const PAGE_MAX = 100_000

/** Where a page begins in its list. Pages count from 1; what is no page counts as the nearest one. */
export const offsetOf = (page = 1): number => (Math.min(PAGE_MAX, Math.max(1, page)) - 1) * PAGE_SIZE
