import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { FILE_ROWS_A_PART } from '#contract/list-limits.ts'
import type { ListPart } from '#contract/list-part.ts'
import { PAGE_SIZE } from './paging.ts'

interface Order {
  /** Whole numbers, never null; together they name one row. An index should begin with them, or with a filter and them. */
  by: readonly [SQLWrapper, ...SQLWrapper[]]
  isAscending?: boolean
}

interface Part<Row> {
  rows: Row[]
  next?: string
  previous?: string
}

/** Whether a list begins with the oldest: as it is asked for, else where what it shows waits. */
export const isOldestFirst = (sort: 'oldest' | 'newest' | undefined, waits: boolean): boolean =>
  sort === undefined ? waits : sort === 'oldest'

/**
 * The part of a list that is asked for. A statement has `where` among its conditions, and is ordered and limited as this says;
 * `partOf` makes the part of what it gives, with the values of `by` in each row. Rows before the part are not read, and none
 * are counted.
 */
export function listPart({ by, isAscending = false }: Order, { after, size }: ListPart) {
  const [way, ...values] = (after ?? '').split('.')
  const isBack = way === 'p'
  const isUp = isAscending !== isBack
  const rowsMax = size === 'file' ? FILE_ROWS_A_PART : PAGE_SIZE
  return {
    // A place in a list of another order is none.
    where: values.length === by.length ? beyond(by, values.map(Number), isUp) : undefined,
    orderBy: by.map((each) => (isUp ? asc(each) : desc(each))),
    // One more tells whether the list goes on.
    limit: rowsMax + 1,
    partOf<Row>(found: readonly Row[], valuesOf: (row: Row) => readonly number[]): Part<Row> {
      const rows = found.slice(0, rowsMax)
      if (isBack) rows.reverse()
      const goesOn = found.length > rowsMax
      const [first, last] = [rows[0], rows.at(-1)]
      return {
        rows,
        ...(last && (isBack || goesOn) ? { next: `n.${valuesOf(last).join('.')}` } : {}),
        ...(first && (isBack ? goesOn : values.length === by.length)
          ? { previous: `p.${valuesOf(first).join('.')}` }
          : {}),
      }
    },
  }
}

const beyond = (by: readonly SQLWrapper[], values: readonly number[], isUp: boolean): SQL =>
  sql`(${sql.join([...by], sql`, `)}) ${sql.raw(isUp ? '>' : '<')} (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
