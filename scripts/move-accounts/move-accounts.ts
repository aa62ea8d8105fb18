import path from 'node:path'
import { applyMigrations } from './apply-migrations.ts'
import { contentOf, copyTable, countRows, isSame, shapesOf } from './copy-table.ts'
import { literal, type SqlDatabase } from './sql-database.ts'
import { MARK, MOVED_TABLES } from './tables.ts'

const MIGRATIONS_BEFORE_SPLIT = path.resolve(import.meta.dirname, '../../backend/db/migrations-before-split')

const quoted = (names: readonly string[]): string => names.map(literal).join(', ')

async function tablesAmong(database: SqlDatabase, names: readonly string[]): Promise<string[]> {
  const rows = await database.read(`select name from sqlite_master where type = 'table' and name in (${quoted(names)})`)
  return rows.map((row) => String(row.name))
}

const isMarked = async (database: SqlDatabase): Promise<boolean> => (await tablesAmong(database, [MARK])).length > 0

const mark = (database: SqlDatabase): Promise<void> => database.write([`create table if not exists ${MARK} (at text)`])

/** Whether the database of matches has accounts that are not known to be in the new database. `users`: until 0006_owners. */
export async function hasUnmovedAccounts(matches: SqlDatabase): Promise<boolean> {
  const found = await tablesAmong(matches, ['accounts', 'users', MARK])
  return found.length > 0 && !found.includes(MARK)
}

const ACTS = ['insert', 'update', 'delete'] as const
const triggers = MOVED_TABLES.flatMap((table) =>
  ACTS.map((act) => ({ name: `${MARK}_${table}_${act}`, event: `before ${act} on "${table}"` })),
)

/** From now on the old tables can be read and no longer changed: what a running site wrote there would be lost. */
const freeze = (matches: SqlDatabase): Promise<void> =>
  matches.write(
    triggers.map(
      ({ name, event }) =>
        `create trigger if not exists ${name} ${event} begin select raise(abort, 'accounts are being moved'); end`,
    ),
  )

const SEQUENCES = `select name, seq from sqlite_sequence where name in (${quoted(MOVED_TABLES)}) order by name`

/** An id of a deleted row must not be given again: the counts go on where they were. */
async function copySequences(from: SqlDatabase, to: SqlDatabase): Promise<void> {
  const rows = await from.read(SEQUENCES)
  await to.write([
    `delete from sqlite_sequence where name in (${quoted(MOVED_TABLES)})`,
    ...rows.map(
      ({ name, seq }) =>
        `insert into sqlite_sequence (name, seq) values (${literal(name ?? null)}, ${literal(seq ?? null)})`,
    ),
  ])
  if (JSON.stringify(await to.read(SEQUENCES)) !== JSON.stringify(rows))
    throw new Error('the counts of ids were not copied')
}

async function hasSameRows(from: SqlDatabase, to: SqlDatabase): Promise<boolean> {
  for (const shape of await shapesOf(from, MOVED_TABLES)) {
    if (!isSame(await contentOf(from, shape), await contentOf(to, shape))) return false
  }
  return true
}

export interface Databases {
  matches: SqlDatabase
  accounts: SqlDatabase
}

/**
 * Copies every table of accounts out of the database of matches, once. The old tables can no longer be changed then, and
 * stay. Whatever stops it, it can be run again: a table that was copied whole is only compared. Answers how many
 * accounts there are; undefined when there was nothing to do. Throws in words when the new database has other rows and
 * was in use.
 */
export async function moveAccounts(
  { matches, accounts }: Databases,
  say: (line: string) => void,
): Promise<number | undefined> {
  if (!(await hasUnmovedAccounts(matches))) return undefined
  await applyMigrations(matches, MIGRATIONS_BEFORE_SPLIT)
  await freeze(matches)
  if ((await isMarked(accounts)) && !(await hasSameRows(matches, accounts)))
    throw new Error(
      'The database of accounts was in use already and has other rows: nothing was copied over it. To take the old ones instead, delete it, create it anew and move again.',
    )
  const [old, there] = [await countRows(matches, MOVED_TABLES), await countRows(accounts, MOVED_TABLES)]
  for (const shape of await shapesOf(matches, MOVED_TABLES)) {
    const before = { from: old.get(shape.table) ?? 0, to: there.get(shape.table) ?? 0 }
    await copyTable(matches, accounts, shape, before)
    say(`${shape.table}: ${before.from}`)
  }
  await copySequences(matches, accounts)
  await mark(accounts)
  await mark(matches)
  return old.get('accounts')
}

/** The old tables take changes again, for a site of the version before. What the new database got since stays there. */
export const undoMove = ({ matches }: Databases): Promise<void> =>
  matches.write([...triggers.map(({ name }) => `drop trigger if exists ${name}`), `drop table if exists ${MARK}`])

/** Deletes the old tables. Throws in words unless all of them were copied. */
export async function dropOldTables({ matches, accounts }: Databases): Promise<void> {
  if ((await tablesAmong(matches, ['accounts'])).length === 0) return
  if (!(await isMarked(matches)) || !(await isMarked(accounts)))
    throw new Error('The accounts have not been moved: nothing was deleted.')
  await matches.write([...MOVED_TABLES.map((table) => `drop table if exists "${table}"`), `drop table ${MARK}`])
}
