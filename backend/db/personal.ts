import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * What a column is for the person to whom the row belongs:
 * - `personal`: personal data; exported with the row,
 * - `secret`: protects the account, e.g. a digest of a token; never exported,
 * - `internal`: bookkeeping, or derived from another column; not exported,
 * - `{ whether }`: a secret; the export says, under this name, only whether there is one.
 */
export type ColumnKind = 'personal' | 'secret' | 'internal' | { whether: string }

/**
 * How a column refers to a person: by uid; by email or phone (`contact`); by a text with a prefix made from the uid; or
 * by an id that a query (`among`) finds. The tables of that query must come later in `DECLARATIONS`, since rows are
 * deleted in its order.
 */
export type Naming = 'uid' | 'contact' | { prefix: (uid: number) => string } | { among: (uid: number) => SQL }

/** The part of an export: one object (several tables may share one), or a list with the newest first. */
type Exported<Column> = { one: string } | { list: string; newestBy: Column }

/** Which rows of a table belong to a person, and what happens to them. */
interface Belonging<Column extends string> {
  by: Column
  holds: Naming
  /** Only rows with these values. */
  only?: Readonly<Partial<Record<Column, string>>>
  /** When the account is purged: rows are deleted, `blank` columns are set to null, or all is kept for this reason. */
  atDeletion: 'delete' | { blank: readonly Column[] } | { keep: string }
  exportAs?: Exported<Column>
  /** Why the export does not include them. */
  notExported?: string
}

type ColumnName<T extends SQLiteTable> = keyof T['_']['columns'] & string

/** The personal data of a table; declared next to each table in its schema. */
export type Declaration<Column extends string = string> = { table: SQLiteTable } & (
  | { kind: 'personal'; columns: Record<Column, ColumnKind>; belongings: readonly Belonging<Column>[] }
  | { kind: 'transient'; why: string }
  | { kind: 'impersonal' }
)

export type Personal = Extract<Declaration, { kind: 'personal' }>
export type BelongingOf = Personal['belongings'][number]

/** A table with personal data. A column without a kind is a compile error. */
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

/** A table with data of visitors that belongs to no account and expires by itself; `why` says what and when. */
export const transient = (table: SQLiteTable, why: string): Declaration => ({ kind: 'transient', table, why })

/** A table without personal data. */
export const impersonal = (table: SQLiteTable): Declaration => ({ kind: 'impersonal', table })

/** A column by its property name. */
export function columnOf(table: SQLiteTable, name: string): SQLiteColumn {
  const column = (table as unknown as Record<string, SQLiteColumn | undefined>)[name]
  if (!column) throw new Error(`no column ${name}`)
  return column
}
