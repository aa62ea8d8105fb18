import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Binding = 'DB' | 'ACCOUNTS' | 'LEDGER' | 'SEARCH'

/** A table of each database, by which its file is found: the names of files say nothing. */
const KNOWN_BY: Readonly<Record<Binding, string>> = {
  DB: 'matches',
  ACCOUNTS: 'profiles',
  LEDGER: 'ledger_accounts',
  SEARCH: 'search_documents',
}

export const MIGRATIONS: Readonly<Record<Binding, string>> = {
  DB: 'backend/db/matches/migrations',
  ACCOUNTS: 'backend/db/accounts/migrations',
  LEDGER: 'backend/db/ledger/migrations',
  SEARCH: 'backend/db/search/migrations',
}

type Rows = Record<string, string | number | null>[]

/** Reads a file of SQLite, also one that a running site has open. */
export function readRows(file: string, sql: string): Rows {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(sql).all() as Rows
  } finally {
    database.close()
  }
}

const hasTable = (file: string, table: string): boolean =>
  readRows(file, `select 1 from sqlite_master where type = 'table' and name = '${table}'`).length > 0

const filesIn = (stateDir: string, pattern: string): string[] =>
  fs
    .globSync(pattern, { cwd: stateDir })
    .filter((file) => path.basename(file) !== 'metadata.sqlite')
    .map((file) => path.join(stateDir, file))

/** The file of a database in a state folder's `v3`; undefined where there is none. */
export function databaseFile(stateDir: string, binding: Binding): string | undefined {
  const has = filesIn(stateDir, 'd1/*/*.sqlite').filter((file) => hasTable(file, KNOWN_BY[binding]))
  // Before accounts had a database of their own they were in that of the matches.
  return binding === 'ACCOUNTS' ? (has.find((file) => !hasTable(file, KNOWN_BY.DB)) ?? has[0]) : has[0]
}

export const brandKeysIn = (stateDir: string): string[] =>
  filesIn(stateDir, 'kv/*/*.sqlite')
    .filter((file) => hasTable(file, '_mf_entries'))
    .flatMap((file) => readRows(file, `select key from _mf_entries where key like 'brand:%'`))
    .map(({ key }) => String(key))

/** The record of a brand; null where there is none. */
export function brandRecordIn(stateDir: string, key: string): string | null {
  for (const file of filesIn(stateDir, 'kv/*/*.sqlite').filter((each) => hasTable(each, '_mf_entries'))) {
    const wanted = key.replaceAll("'", "''")
    for (const { blob_id: blob } of readRows(file, `select blob_id from _mf_entries where key = '${wanted}'`)) {
      const [kept] = filesIn(stateDir, `kv/*/blobs/${blob}`)
      if (kept) return fs.readFileSync(kept, 'utf8')
    }
  }
  return null
}

/** The names of the migrations that a database has. */
export function appliedMigrations(file: string): string[] {
  if (!hasTable(file, 'd1_migrations')) return []
  return readRows(file, 'select name from d1_migrations order by name').map(({ name }) => String(name))
}
