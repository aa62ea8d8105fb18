import { type } from './ark.ts'

/**
 * A place in a list, as a part of it has given it: the values by which the list is ordered, of the row that the asked part
 * follows (`n`) or comes before (`p`).
 */
const Place = type(/^[np](\.-?\d{1,16}){1,4}$/)

/** What is asked of a list that is read from place to place. */
export const ListPart = type({
  /** Absent: from the first row. */
  'after?': Place,
  /** Rows for a file, `FILE_ROWS_A_PART` instead of 20. */
  'size?': "'file'",
})
export type ListPart = typeof ListPart.infer

/** Where a part of a list goes on: absent at its ends. */
export const ways = { 'next?': 'string', 'previous?': 'string' } as const
