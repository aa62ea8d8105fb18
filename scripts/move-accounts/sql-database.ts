export type SqlValue = string | number | null
export type SqlRow = Record<string, SqlValue>

/** A database that can be read and written by SQL text: on this machine, or by wrangler. */
export interface SqlDatabase {
  read(sql: string): Promise<SqlRow[]>
  /** Runs the statements in order. */
  write(statements: readonly string[]): Promise<void>
}

/** A quoted literal. SQL text cannot hold NUL. */
const textLiteral = (text: string): string =>
  text
    .split('\0')
    .map((part) => `'${part.replaceAll("'", "''")}'`)
    .join('||char(0)||')

export const literal = (value: SqlValue): string => {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : textLiteral(value)
}
