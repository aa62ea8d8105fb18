export const PAGE_SIZE = 20
const PAGE_MAX = 100_000

/** The offset of a page's first row. Pages count from 1; a number out of range counts as the nearest page. */
export const offsetOf = (page = 1): number => (Math.min(PAGE_MAX, Math.max(1, page)) - 1) * PAGE_SIZE
