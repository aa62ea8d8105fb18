/** Rows of a page when a client asks for no size. */
export const PAGE_SIZE_DEFAULT = 20

/** A list's pages reach this many rows: a `page` times `size` beyond it is `invalid_input`. */
export const ROWS_MAX = 10_000

/** The last page of a list that may be asked for. */
export const lastPageOf = (size: number): number => Math.floor(ROWS_MAX / size)

/** The largest figure shown of accounts, sessions and the like: a larger one is this with a plus sign. */
export const FIGURE_MAX = 9999

/** Rows that one call gives of a list for a file, fewer than a statement takes values, and in how many calls a file is made. */
export const FILE_ROWS_A_PART = 80
export const FILE_PARTS_MAX = 25
