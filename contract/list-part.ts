import { type } from './ark.ts'

/**
 * A place in a list, as a part of it has given it: the values by which the list is ordered, of the row that the asked part
 * follows (`n`) or comes before (`p`).
 */
const Place = type(/^[np](\.-?\d{1,16}){1,4}$/)

/** `file`: rows for a file. */
const size = { 'size?': "'file'" } as const

/** What is asked of a list that is read from place to place. */
export const ListPart = type({
  /** Absent: from the first row. */
  'after?': Place,
  /** Rows for a file are `FILE_ROWS_A_PART` a part instead of 20. */
  ...size,
})
export type ListPart = typeof ListPart.infer

/** What else a list may be asked for: the rows with a text, and all of them from the other end. */
export const searchText = { 'text?': 'string <= 100' } as const
export const oldestFirst = { 'sort?': "'oldest'" } as const

/** The same of a list that begins at one end or the other by itself. */
export const byAge = { 'sort?': "'oldest' | 'newest'" } as const

/** The same of a list whose rows have names: a place says where the row stood, and its name. */
export const NamedListPart = type({ 'after?': /^[np]\.\d{1,6}\.[a-z0-9][a-z0-9-]{0,30}$/, ...size })
export type NamedListPart = typeof NamedListPart.infer

/** Where a part of a list goes on: absent at its ends. */
export const ways = { 'next?': 'string', 'previous?': 'string' } as const
