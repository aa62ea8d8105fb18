import { createHash } from 'node:crypto'
import path from 'node:path'
import { databasesOf, openState } from '../../scripts/local-site.ts'
import { applyMigrations } from '../../scripts/move-accounts/apply-migrations.ts'
import { literal } from '../../scripts/move-accounts/sql-database.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../backend/db/migrations-before-split')
const YEAR_MS = 365 * 24 * 3_600_000

export interface OldUser {
  uid: number
  username: string
  /** Of an open session. */
  token: string
  gold: number
}

/** Writes a state folder as versions left it that had one database, with a user who is signed in. */
export async function writeOldState(dataDir: string, { uid, username, token, gold }: OldUser): Promise<void> {
  const runtime = await openState(dataDir)
  const { matches } = await databasesOf(runtime)
  await applyMigrations(matches, MIGRATIONS)
  const [name, now, until] = [literal(username), Date.now(), Date.now() + YEAR_MS]
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await matches.write([
    `insert into accounts (uid, username, name_key, email, created_at) values (${uid}, ${name}, lower(${name}), 'old@example.org', 1)`,
    `insert into profiles (uid) values (${uid})`,
    `insert into balances (uid, gold) values (${uid}, ${gold})`,
    `insert into sessions (id, token_hash, uid, user_agent, created_at, seen_at, expires_at)
     values ('old', '${tokenHash}', ${uid}, 'Mozilla/5.0', ${now}, ${now}, ${until})`,
  ])
  await runtime.dispose()
}
