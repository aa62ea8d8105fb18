import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type BelongingOf, columnOf, type Naming, type Personal } from './personal.ts'

/** Whose rows are looked for. */
export interface Person {
  uid: number
  email: string | null
  phone: string | null
}

/** The last character there is, above every key with the prefix. */
const LAST = '\u{10ffff}'

/** Keys with a prefix, by their index: `like` would read them all. */
const beginsWith = (column: SQLiteColumn, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}${LAST}`))

const contactsOf = ({ email, phone }: Person): string[] => [email, phone].filter((contact) => contact !== null)

function namesHer(column: SQLiteColumn, holds: Naming, person: Person): SQL | undefined {
  if (holds === 'uid') return eq(column, person.uid)
  if (holds === 'contact') return inArray(column, contactsOf(person))
  if ('prefix' in holds) return beginsWith(column, holds.prefix(person.uid))
  return sql`${column} in (${holds.among(person.uid)})`
}

/** Which rows of a table belong to a person in this way. */
export const belongsTo = (
  { table }: Personal,
  { by, holds, only = {} }: BelongingOf,
  person: Person,
): SQL | undefined =>
  and(
    namesHer(columnOf(table, by), holds, person),
    ...Object.entries(only).map(([name, value]) => eq(columnOf(table, name), value)),
  )
