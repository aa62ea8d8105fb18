import { createHash } from 'node:crypto'
import { literal, type SqlDatabase, type SqlRow, type SqlValue } from './sql-database.ts'

const PAGE_ROWS = 2000
/** D1 takes no longer statement. */
const STATEMENT_BYTES_MAX = 100_000

const name = (text: string): string => `"${text}"`
const list = (texts: readonly string[]): string => texts.join(', ')

export interface Shape {
  table: string
  columns: string[]
  /** The columns of the primary key, in its order. */
  key: string[]
}

/** The columns of tables as the old database has them. */
export async function shapesOf(database: SqlDatabase, tables: readonly string[]): Promise<Shape[]> {
  const rows = await database.read(
    `select owner.name as "table", made.name, made.pk from sqlite_master as owner, pragma_table_info(owner.name) as made
     where owner.name in (${list(tables.map(literal))}) order by made.cid`,
  )
  return tables.map((table) => {
    const ofTable = rows.filter((row) => row.table === table)
    const keyed = ofTable.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk))
    if (keyed.length === 0) throw new Error(`${table} has no primary key`)
    return { table, columns: ofTable.map((row) => String(row.name)), key: keyed.map((row) => String(row.name)) }
  })
}

/** How many rows each table has, asked at once. */
export async function countRows(database: SqlDatabase, tables: readonly string[]): Promise<Map<string, number>> {
  const [counts = {}] = await database.read(
    `select ${list(tables.map((table) => `(select count(*) from ${name(table)}) as ${name(table)}`))}`,
  )
  return new Map(Object.entries(counts).map(([table, rows]) => [table, Number(rows)]))
}

const valuesOf = (row: SqlRow, columns: readonly string[]): SqlValue[] => columns.map((column) => row[column] ?? null)

/** The rows of a table, page by page, in the order of the primary key. */
async function* pagesOf(database: SqlDatabase, { table, columns, key }: Shape): AsyncGenerator<SqlRow[]> {
  const keys = list(key.map(name))
  let where = ''
  for (;;) {
    const rows = await database.read(
      `select ${list(columns.map(name))} from ${name(table)} ${where} order by ${keys} limit ${PAGE_ROWS}`,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    where = `where (${keys}) > (${list(valuesOf(last, key).map(literal))})`
  }
}

export interface Content {
  rows: number
  /** SHA-256 over all rows in the order of the primary key. */
  digest: string
}

/** How many rows a table has, and what is in them. */
export async function contentOf(
  database: SqlDatabase,
  shape: Shape,
  each: (rows: readonly SqlRow[]) => Promise<void> = async () => undefined,
): Promise<Content> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const page of pagesOf(database, shape)) {
    rows += page.length
    for (const row of page) hash.update(JSON.stringify(valuesOf(row, shape.columns)))
    await each(page)
  }
  return { rows, digest: hash.digest('hex') }
}

export const isSame = (one: Content, other: Content): boolean => one.digest === other.digest && one.rows === other.rows

/** Statements that insert rows, each no longer than D1 takes. Throws in words when a single row is. */
export function insertionsOf({ table, columns, key }: Shape, rows: readonly SqlRow[]): string[] {
  const head = `insert into ${name(table)} (${list(columns.map(name))}) values `
  const statements: string[] = []
  let [open, bytes] = ['', 0]
  for (const row of rows) {
    const values = `(${list(valuesOf(row, columns).map(literal))})`
    const more = Buffer.byteLength(values) + 1
    if (head.length + more > STATEMENT_BYTES_MAX)
      throw new Error(`${table}: the row ${valuesOf(row, key).join(' ')} is longer than a statement of D1 may be`)
    if (bytes + more > STATEMENT_BYTES_MAX) {
      statements.push(open)
      open = ''
    }
    ;[open, bytes] = open === '' ? [head + values, head.length + more] : [`${open},${values}`, bytes + more]
  }
  return open === '' ? statements : [...statements, open]
}

/**
 * Makes a table's rows those of the other database, and reads them again to be sure. `before`: how many rows the tables
 * have. A table that was copied already is only compared.
 */
export async function copyTable(
  from: SqlDatabase,
  to: SqlDatabase,
  shape: Shape,
  before: { from: number; to: number },
): Promise<void> {
  if (before.from === 0 && before.to === 0) return
  if (before.from === before.to && isSame(await contentOf(from, shape), await contentOf(to, shape))) return
  if (before.to > 0) await to.write([`delete from ${name(shape.table)}`])
  const read = await contentOf(from, shape, (rows) => to.write(insertionsOf(shape, rows)))
  const written = await contentOf(to, shape)
  if (!isSame(read, written) || read.rows !== before.from)
    throw new Error(`${shape.table}: ${before.from} rows were to be copied, ${written.rows} are there, or others`)
}
