import { type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { calendarLease } from '#backend/db/matches/schema/calendar-lease.ts'
import type { FeedVersion } from './feed-version.ts'
import { HOUR } from './shared/time.ts'

/** Every isolate renews the lease each half hour, and the cron each hour: a version silent for so long is gone. */
const LEASE_MS = 2 * HOUR

/**
 * Takes or renews the lease on the simulated calendar; false when another version holds it. While two versions of the
 * Worker are alive (a gradual deployment, the moments of any) the newer release holds it, and the other only reads.
 * After a rollback the older one gets it when the newer has been silent for two hours. `now` is the real time.
 */
export async function acquireLease(
  db: MatchDatabase,
  { version, release }: FeedVersion,
  now: number = Date.now(),
): Promise<boolean> {
  const held = await db.all(sql`insert into ${calendarLease} (id, version, release, renewed_at)
    values (1, ${version}, ${release}, ${now})
    on conflict (id) do update set version = excluded.version, release = excluded.release,
      renewed_at = excluded.renewed_at
    where calendar_lease.version = excluded.version or calendar_lease.release < excluded.release
      or calendar_lease.renewed_at < excluded.renewed_at - ${LEASE_MS}
    returning version`)
  return held.length > 0
}

/** Gives the lease to whichever version asks next. */
export const releaseLease = (db: MatchDatabase) => db.delete(calendarLease)

/** The condition of every statement that changes simulated matches: no other version holds the lease. */
export const mayChange = (version: number): SQL =>
  sql`coalesce((select ${calendarLease.version} from ${calendarLease}), ${version}) = ${version}`
