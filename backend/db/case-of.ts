import { type Column, type SQL, sql } from 'drizzle-orm'

/** `case column when 'a' then 1 when 'b' then 2 end` */
export const caseOf = (column: Column, cases: readonly (readonly [string, string | number | null])[]): SQL =>
  sql`case ${column} ${sql.join(
    cases.map(([value, result]) => sql`when ${value} then ${result}`),
    sql` `,
  )} end`
