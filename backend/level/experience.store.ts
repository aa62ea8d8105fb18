import { lt, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { experience, experienceGifts } from '#backend/db/accounts/schema/experience.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import type { Standing } from './earn.ts'

/** What a user has earned, as stored; without a row nothing, of revision 0. */
export interface Stored extends Standing {
  uid: number
  /** That of her profile. */
  level: number
  revision: number
}

/** Standings of users by uid; those without a profile are left out. */
export const readStandings = (db: AccountDatabase, uids: readonly number[]): Promise<Stored[]> =>
  db
    .select({
      uid: profiles.uid,
      level: profiles.level,
      points: sql<number>`coalesce(${experience.points}, 0)`,
      day: sql<number>`coalesce(${experience.day}, 0)`,
      watched: sql<number>`coalesce(${experience.watched}, 0)`,
      chatted: sql<number>`coalesce(${experience.chatted}, 0)`,
      gifted: sql<number>`coalesce(${experience.gifted}, 0)`,
      watchedUntil: sql<number>`coalesce(${experience.watchedUntil}, 0)`,
      revision: sql<number>`coalesce(${experience.revision}, 0)`,
    })
    .from(profiles)
    .leftJoin(experience, sql`${experience.uid} = ${profiles.uid}`)
    .where(sql`${profiles.uid} in (select value from json_each(${JSON.stringify(uids)}))`)

/** Rows as they are to be, of the revision after the one that was read; where another one is stored nothing changes. */
const upsert = (rows: readonly Stored[], condition: SQL = sql`true`): SQL => sql`
  insert into experience (uid, points, day, watched, chatted, gifted, watched_until, revision)
  select r.value ->> 'uid', r.value ->> 'points', r.value ->> 'day', r.value ->> 'watched', r.value ->> 'chatted',
    r.value ->> 'gifted', r.value ->> 'watchedUntil', r.value ->> 'revision'
  from json_each(${JSON.stringify(rows)}) as r
  join ${accounts} on ${accounts.uid} = r.value ->> 'uid'
  where ${condition} and coalesce((select e.revision from ${experience} as e where e.uid = r.value ->> 'uid'), 0)
    = (r.value ->> 'revision') - 1
  on conflict (uid) do update set points = excluded.points, day = excluded.day, watched = excluded.watched,
    chatted = excluded.chatted, gifted = excluded.gifted, watched_until = excluded.watched_until,
    revision = excluded.revision`

/** Stores standings; the uids of those whose row was still the one that was read. */
export async function writeStandings(db: AccountDatabase, rows: readonly Stored[]): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const written = await db.all<{ uid: number }>(sql`${upsert(rows)} returning uid`)
  return new Set(written.map(({ uid }) => uid))
}

/** Stores the standing after a gift, once for each gift. `lost`: another one is stored than was read. */
export async function writeGift(
  db: AccountDatabase,
  { giftId, row, now }: { giftId: number; row: Stored; now: number },
): Promise<'written' | 'known' | 'lost'> {
  const isCounted = sql`exists (select 1 from ${experienceGifts} where ${experienceGifts.giftId} = ${giftId})`
  const [before, , written] = await runTogether(db, [
    sql`select ${isCounted} as known`,
    upsert([row], sql`not ${isCounted}`),
    // Only when the previous statement stored the row.
    sql`insert into experience_gifts (gift_id, uid, created_at) select ${giftId}, ${row.uid}, ${now} where changes() = 1`,
  ])
  if ((before?.results[0] as { known?: number } | undefined)?.known === 1) return 'known'
  return written?.meta.changes === 1 ? 'written' : 'lost'
}

const KEPT_MS = 60 * 24 * 3_600_000

/** A gift that is not finished after this time is looked at by nobody any more. */
export const removeOldGiftMarks = (db: AccountDatabase, now: number) =>
  db.delete(experienceGifts).where(lt(experienceGifts.createdAt, now - KEPT_MS))
