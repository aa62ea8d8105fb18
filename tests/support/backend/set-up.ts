/// <reference types="@cloudflare/vitest-plugin/types" />
/** Runs before each file: all files share one worker and its storage. */
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { nowOf } from '#backend/core/clock.ts'

const { DB, ACCOUNTS, LEDGER, SEARCH, MATCH_MIGRATIONS, ACCOUNT_MIGRATIONS, LEDGER_MIGRATIONS, SEARCH_MIGRATIONS } =
  env as unknown as Record<'DB' | 'ACCOUNTS' | 'LEDGER' | 'SEARCH', D1Database> &
    Record<'MATCH_MIGRATIONS' | 'ACCOUNT_MIGRATIONS' | 'LEDGER_MIGRATIONS' | 'SEARCH_MIGRATIONS', D1Migration[]>
type D1Migration = Parameters<typeof applyD1Migrations>[1][number]

await applyD1Migrations(DB, MATCH_MIGRATIONS)
await applyD1Migrations(ACCOUNTS, ACCOUNT_MIGRATIONS)
await applyD1Migrations(LEDGER, LEDGER_MIGRATIONS)
await applyD1Migrations(SEARCH, SEARCH_MIGRATIONS)
// The calendar stays, because generating it takes seconds; matches that another file stored are removed.
await DB.batch([
  DB.prepare('DELETE FROM match_events'),
  DB.prepare('DELETE FROM match_states'),
  DB.prepare('DELETE FROM matches WHERE is_simulated = 0'),
])
// Staff of other files would be told of what each administrator does, hundreds of times, and fill lists.
await ACCOUNTS.prepare("DELETE FROM granted_roles WHERE role IN ('administrator', 'moderator')").run()
// The clock that the last file read runs on: from another time it starts anew.
nowOf({ ENVIRONMENT: 'local', CLOCK_START: new Date(0).toISOString() })
