import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * How a column stands to the person whose the row is:
 * - `personal`: says something about her; her export shows it where it shows the row,
 * - `secret`: guards her account, as a digest of a password does; it never leaves,
 * - `ours`: bookkeeping, or another column said differently,
 * - `{ whether }`: a secret of which her export says under that name whether there is one.
 */
export type ColumnKind = 'personal' | 'secret' | 'ours' | { whether: string }

/**
 * What a column holds of a person: her uid, her email or phone, a text that begins with something of hers, or an id that
 * a query finds among hers. The tables of that query come later in the list of declarations: rows go in its order.
 */
export type Naming = 'uid' | 'contact' | { prefix: (uid: number) => string } | { among: (uid: number) => SQL }

/** Where her export shows rows: as one object (several tables may share one), or as a list with the newest first. */
type Exported<Column> = { one: string } | { list: string; newestBy: Column }

/** Rows that are somebody's, and what becomes of them. */
interface Belonging<Column extends string> {
  by: Column
  holds: Naming
  /** Of the rows that name her, those alone with these values. */
  only?: Readonly<Partial<Record<Column, string>>>
  /** With the account: the rows go, these columns are set to null, or all stays for the reason given. */
  atDeletion: 'delete' | { blank: readonly Column[] } | { keep: string }
  exportAs?: Exported<Column>
  /** Why her export does without them. */
  notExported?: string
}

type ColumnName<T extends SQLiteTable> = keyof T['_']['columns'] & string

/** What a table holds about persons; one for each table, beside it in `backend/db/schema`. */
export type Declaration<Column extends string = string> = { table: SQLiteTable } & (
  | { kind: 'personal'; columns: Record<Column, ColumnKind>; belongings: readonly Belonging<Column>[] }
  | { kind: 'passing'; why: string }
  | { kind: 'impersonal' }
)

export type Personal = Extract<Declaration, { kind: 'personal' }>
export type BelongingOf = Personal['belongings'][number]

/** A table with rows that are somebody's. A column without a kind is an error of types. */
export const personal = <T extends SQLiteTable>(
  table: T,
  columns: Record<ColumnName<T>, ColumnKind>,
  ...belongings: readonly (Belonging<ColumnName<T>> &
    ({ exportAs: Exported<ColumnName<T>> } | { notExported: string }))[]
): Declaration => ({
  kind: 'personal',
  table,
  columns,
  belongings: belongings as unknown as Personal['belongings'],
})

/** A table whose rows may tell of a visitor, name no account that could be asked for, and go by themselves: `why`. */
export const passing = (table: SQLiteTable, why: string): Declaration => ({ kind: 'passing', table, why })

/** A table that says nothing about any person. */
export const impersonal = (table: SQLiteTable): Declaration => ({ kind: 'impersonal', table })

/** A column by the name that the code calls it. */
export function columnOf(table: SQLiteTable, name: string): SQLiteColumn {
  const column = (table as unknown as Record<string, SQLiteColumn | undefined>)[name]
  if (!column) throw new Error(`no column ${name}`)
  return column
}
