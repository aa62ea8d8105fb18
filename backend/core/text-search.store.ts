import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** As far back as texts are looked for in a list: there is no index of them. */
export const TEXT_LOOKED_AT = 5_000

export const wantedText = (typed = ''): string => typed.trim().toLowerCase()

/** The number of a row or a user that a wanted text may be. */
export const wantedNumber = (wanted: string): number | undefined =>
  /^\d{1,16}$/.test(wanted) ? Number(wanted) : undefined

/** Whether the column has the wanted text. Not by `like`: D1 takes patterns of 50 bytes at most. */
export const hasText = (column: SQLWrapper, wanted: string): SQL => sql`instr(lower(${column}), ${wanted}) > 0`

/** Whether a text anywhere in a column of JSON, such as one of several languages, has the wanted text. */
export const hasTextWithin = (column: SQLWrapper, wanted: string): SQL =>
  sql`exists (select 1 from json_tree(${column}) where type = 'text' and ${hasText(sql`atom`, wanted)})`
