import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type BelongingOf, columnOf, type Naming, type Personal } from './personal.ts'

/** The account whose rows are selected. */
export interface Person {
  uid: number
  email: string | null
  phone: string | null
}

/** The highest Unicode character: sorts after every key with the prefix. */
const LAST = '\u{10ffff}'

/** Keys with a prefix, as a range, since `like` does not use the index. */
export const beginsWith = (column: SQLiteColumn, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}${LAST}`))

const contactsOf = ({ email, phone }: Person): string[] => [email, phone].filter((contact) => contact !== null)

function isAbout(column: SQLiteColumn, holds: Naming, person: Person): SQL | undefined {
  if (holds === 'uid') return eq(column, person.uid)
  if (holds === 'contact') return inArray(column, contactsOf(person))
  if ('prefix' in holds) return beginsWith(column, holds.prefix(person.uid))
  return sql`${column} in (${holds.among(person.uid)})`
}

/** The condition for the rows of a table that belong to a person by this declaration. */
export const belongsTo = (
  { table }: Personal,
  { by, holds, only = {} }: BelongingOf,
  person: Person,
): SQL | undefined =>
  and(
    isAbout(columnOf(table, by), holds, person),
    ...Object.entries(only).map(([name, value]) => eq(columnOf(table, name), value)),
  )
