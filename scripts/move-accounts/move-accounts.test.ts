import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { beforeEach, expect, test } from 'vitest'
import { applyMigrations } from './apply-migrations.ts'
import { localDatabase } from './local-database.ts'
import { type Databases, dropOldTables, hasUnmovedAccounts, moveAccounts, undoMove } from './move-accounts.ts'
import { literal, type SqlDatabase, type SqlRow } from './sql-database.ts'
import { MOVED_TABLES } from './tables.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const OLD = path.join(ROOT, 'backend/db/migrations-before-split')
const migrationsOf = (name: keyof Databases) => path.join(ROOT, `backend/db/${name}/migrations`)
const silent = (): void => undefined

function inMemory(): SqlDatabase {
  const database = new DatabaseSync(':memory:')
  return {
    read: async (sql) => database.prepare(sql).all() as SqlRow[],
    write: async (statements) => {
      database.exec('begin')
      try {
        for (const sql of statements) database.exec(sql)
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
  }
}

/** What later migrations have added to the moved tables. */
const NEW_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['brand'],
  balances: ['opened_at'],
  memberships: ['notice_at'],
  sessions: ['second_at', 'staff_seen_at'],
  welcome_bonuses: ['granted_at'],
}

const OWN = "name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations'"
const namesIn = async (database: SqlDatabase, type: 'table' | 'trigger'): Promise<string[]> =>
  (await database.read(`select name from sqlite_master where type = '${type}' and ${OWN} order by name`)).map(
    ({ name }) => String(name),
  )
/** The rows of a moved table. Columns that only the new one has came after the move. */
async function rowsIn(database: SqlDatabase, table: string): Promise<SqlRow[]> {
  const columns = NEW_COLUMNS[table] ?? []
  const rows = await database.read(`select * from "${table}" order by 1, 2`)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name))))
}

/** A text that SQL text must carry whole. */
const odd = (place: string) => `it's "${place}"; -- \\ \n\t\0 ünï 😀`

/** Three rows in each of the moved tables, with a value in every column. */
async function fill(database: SqlDatabase): Promise<void> {
  for (const table of MOVED_TABLES) {
    const columns = await database.read(`select name, type from pragma_table_info('${table}')`)
    const rowOf = (row: number) =>
      columns.map(({ name, type }, at) => literal(type === 'INTEGER' ? 2 ** 53 - row - at : odd(`${name}.${row}`)))
    await database.write(
      [1, 2, 3].map(
        (row) =>
          `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) values (${rowOf(row).join(', ')})`,
      ),
    )
  }
}

/** A database as it was before the split, with rows, and a new one for accounts. */
async function prepare({ matches, accounts }: Databases): Promise<Databases> {
  await applyMigrations(matches, OLD)
  await applyMigrations(accounts, migrationsOf('accounts'))
  await fill(matches)
  return { matches, accounts }
}

let databases: Databases
beforeEach(async () => {
  databases = await prepare({ matches: inMemory(), accounts: inMemory() })
})

test('every row of every table of accounts is moved as it is, and so are the counts of ids', async () => {
  const { matches, accounts } = databases
  await matches.write(["delete from accounts where username like '%.3\"%'"])
  expect(await moveAccounts(databases, silent)).toBe(2)
  for (const table of MOVED_TABLES) {
    const rows = await rowsIn(accounts, table)
    expect(rows, table).toEqual(await rowsIn(matches, table))
    expect(rows.length, table).toBe(table === 'accounts' ? 2 : 3)
  }
  const counts = `select name, seq from sqlite_sequence where ${OWN} order by name`
  const moved = await matches.read(counts)
  expect(moved.length).toBeGreaterThan(3)
  expect(await accounts.read(counts)).toEqual(moved)
})

/** What later migrations have added to the new database. */
const NEW_TABLES = [
  ...['alert_devices', 'alert_matches', 'alert_work'],
  ...['announcements', 'article_texts', 'articles', 'brand_versions'],
  ...['chat_cases', 'chat_moderators', 'chat_mutes', 'chat_notes', 'chat_reports'],
  ...['comments', 'complaints'],
  ...['experience', 'experience_gifts'],
  ...['mall_addresses', 'mall_cards', 'mall_goods', 'mall_orders'],
  ...['exchanges', 'membership_orders', 'payment_orders', 'sandbox_payments'],
  ...['id_photos', 'streamer_applications'],
  ...['expert_applications', 'expert_standings', 'expert_views', 'plan_orders', 'plans'],
  ...['posts', 'video_parts', 'videos'],
  ...['support_keys', 'support_messages', 'support_requests'],
  ...['vote_counts', 'votes'],
  ...['promoted_users', 'promotion_channels', 'promotion_earnings', 'promotion_hours'],
  'protocol_texts',
  'refund_requests',
  ...['brand_proposals', 'review_claims'],
  ...['half_sign_ins', 'passkey_challenges', 'passkeys', 'recovery_codes', 'totps', 'two_step_resets'],
]

test('the list of moved tables is that of the new database, but for what came after the move', async () => {
  expect(await namesIn(databases.accounts, 'table')).toEqual([...MOVED_TABLES, ...NEW_TABLES].sort())
})

/** Tables with their columns, indexes, triggers. */
const shapeOf = async ({ read }: SqlDatabase) => [
  ...(await read(`select type, name, tbl_name from sqlite_master where ${OWN} order by type, name`)),
  ...(await read(
    `select owner.name as owner, made.name, lower(made.type) as type, made."notnull", made.dflt_value, made.pk
     from (select name from sqlite_master where type = 'table' and ${OWN}) as owner, pragma_table_info(owner.name) as made
     order by owner.name, made.name`,
  )),
]

test('a database that moved is what a new one is, but for the old tables, which a later act deletes', async () => {
  await moveAccounts(databases, silent)
  await applyMigrations(databases.matches, migrationsOf('matches'))
  expect(await namesIn(databases.matches, 'table')).toEqual(expect.arrayContaining([...MOVED_TABLES]))
  await dropOldTables(databases)
  const fresh = inMemory()
  await applyMigrations(fresh, migrationsOf('matches'))
  const moved = await shapeOf(databases.matches)
  expect(moved).toEqual(await shapeOf(fresh))
  expect(moved.length).toBeGreaterThan(50)
})

test('the new database has the tables and indexes that the old one had', async () => {
  const ofAccounts = (shape: SqlRow[]) =>
    shape.filter(({ owner, tbl_name }) => MOVED_TABLES.some((table) => table === (owner ?? tbl_name)))
  // Later migrations add to the new database only.
  expect(ofAccounts(await shapeOf(databases.accounts))).toEqual(
    expect.arrayContaining(ofAccounts(await shapeOf(databases.matches))),
  )
})

test('once the move has begun nobody can change the old tables', async () => {
  await moveAccounts(databases, silent)
  for (const table of MOVED_TABLES)
    await expect(databases.matches.write([`delete from "${table}"`]), table).rejects.toThrow('being moved')
  await databases.matches.write(['delete from matches'])
})

/** Both databases, of which the write number `at` fails before (`isDone` false) or after it was done. */
function failing({ matches, accounts }: Databases, at: number, isDone: boolean) {
  let writes = 0
  const wrap = (database: SqlDatabase): SqlDatabase => ({
    read: database.read,
    write: async (statements) => {
      const isLast = ++writes === at
      if (!isLast || isDone) await database.write(statements)
      if (isLast) throw new Error('connection lost')
    },
  })
  return { databases: { matches: wrap(matches), accounts: wrap(accounts) }, writes: () => writes }
}

test.each([false, true])('a move that was stopped at any write is completed by the next (done: %s)', async (isDone) => {
  const whole = failing(databases, 0, isDone)
  await moveAccounts(whole.databases, silent)
  expect(whole.writes()).toBeGreaterThan(25)
  for (let at = 1; at <= whole.writes(); at++) {
    const begun = await prepare({ matches: inMemory(), accounts: inMemory() })
    await expect(moveAccounts(failing(begun, at, isDone).databases, silent), `write ${at}`).rejects.toThrow('lost')
    await moveAccounts(begun, silent)
    expect(await hasUnmovedAccounts(begun.matches)).toBe(false)
    for (const table of MOVED_TABLES)
      expect(await rowsIn(begun.accounts, table), `${table}, ${at}`).toEqual(await rowsIn(begun.matches, table))
  }
})

test('a move that was completed changes nothing when it is run again', async () => {
  await moveAccounts(databases, silent)
  await databases.accounts.write(['delete from sessions', "update accounts set email = 'new' where uid % 3 = 0"])
  const before = await rowsIn(databases.accounts, 'accounts')
  expect(await moveAccounts(databases, silent)).toBeUndefined()
  expect(await rowsIn(databases.accounts, 'accounts')).toEqual(before)
  expect(await rowsIn(databases.accounts, 'sessions')).toEqual([])
})

test('accounts that are in use are never replaced by old ones', async () => {
  await moveAccounts(databases, silent)
  await databases.accounts.write(['delete from sessions'])
  await undoMove(databases)
  await databases.matches.write(['delete from likes'])
  await expect(moveAccounts(databases, silent)).rejects.toThrow('was in use already')
  expect(await rowsIn(databases.accounts, 'sessions')).toEqual([])
})

test('an undone move can be made again while nothing has changed', async () => {
  await moveAccounts(databases, silent)
  await undoMove(databases)
  expect(await namesIn(databases.matches, 'trigger')).toEqual([])
  expect(await moveAccounts(databases, silent)).toBe(3)
})

test('old tables that were not copied are not deleted', async () => {
  await expect(dropOldTables(databases)).rejects.toThrow('not been moved')
  expect(await rowsIn(databases.matches, 'accounts')).toHaveLength(3)
})

test('a database without accounts needs no move', async () => {
  const fresh = inMemory()
  await applyMigrations(fresh, migrationsOf('matches'))
  expect(await moveAccounts({ ...databases, matches: fresh }, silent)).toBeUndefined()
  expect(await namesIn(fresh, 'trigger')).toEqual([])
})

test('accounts of any older version are brought up to date first', async () => {
  const matches = inMemory()
  const files = fs.readdirSync(OLD).sort()
  const early = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-early-'))
  for (const file of files.slice(0, 6)) fs.copyFileSync(path.join(OLD, file), path.join(early, file))
  await applyMigrations(matches, early)
  fs.rmSync(early, { recursive: true })
  await matches.write([
    "insert into users (username, name_key, email, gold, created_at) values ('Ana', 'ana', 'ana@example.org', 7, 1)",
  ])
  expect(await moveAccounts({ ...databases, matches }, silent)).toBe(1)
  expect(await databases.accounts.read('select username, email, gold from accounts join balances using (uid)')).toEqual(
    [{ username: 'Ana', email: 'ana@example.org', gold: 7 }],
  )
})

test('more rows than are read at once, and longer than one statement, are moved', async () => {
  const { matches, accounts } = databases
  await matches.write([
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 4500)
     insert into follows (uid, kind, target_id, created_at) select i % 7, 'team', i, i from n`,
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 300)
     insert into feedback (id, uid, kind, text, created_at) select i, 1, 'bug', hex(zeroblob(1000)), 1 from n`,
  ])
  await moveAccounts(databases, silent)
  for (const table of ['follows', 'feedback'])
    expect(await rowsIn(accounts, table)).toEqual(await rowsIn(matches, table))
})

test('D1 moves as SQLite does', async () => {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        { name: 'none', modules: true, script: 'export default {}', d1Databases: { DB: 'one', ACCOUNTS: 'another' } },
      ],
    }),
  )
  const open = async (binding: string) => localDatabase(await runtime.getD1Database(binding))
  const ofD1 = await prepare({ matches: await open('DB'), accounts: await open('ACCOUNTS') })
  expect(await moveAccounts(ofD1, silent)).toBe(3)
  for (const table of MOVED_TABLES)
    expect(await rowsIn(ofD1.accounts, table), table).toEqual(await rowsIn(databases.matches, table))
  await expect(ofD1.matches.write(['delete from accounts'])).rejects.toThrow('being moved')
  await dropOldTables(ofD1)
  await runtime.dispose()
})
