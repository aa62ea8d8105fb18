import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { alertDevices, alertMatches, alertWork } from '#backend/db/accounts/schema/alerts.ts'
import { attention } from '#backend/db/accounts/schema/attention.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { reservations } from '#backend/db/accounts/schema/reservations.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import { isOpen } from '#backend/identity/open-session.store.ts'
import type { MatchNews } from '#contract/alert-rules.ts'

export type AlertMatch = typeof alertMatches.$inferSelect
export type AlertWork = typeof alertWork.$inferSelect

/** So many followers are told by one piece of work. Written into the statement: a bound number would not divide into whole ones. */
const USERS_A_PIECE = sql.raw('40')
const KEPT_MS = 48 * 3_600_000

const followsOf = (matchId: number | SQL) => sql`select uid from ${attention} where match_id = ${matchId}
  union select uid from ${reservations} where match_id = ${matchId} and cancelled_at is null`

const hasDevice = sql`exists (select 1 from ${alertDevices} where ${alertDevices.uid} = follower.uid)`

/** Those of the matches that somebody with a device follows and of whose end nobody was told yet. */
export async function watchedAmong(db: AccountDatabase, matchIds: readonly number[]): Promise<number[]> {
  const watched = (table: typeof attention | typeof reservations, which = sql``) =>
    sql`exists (select 1 from ${table} as follower where follower.match_id = value ${which} and ${hasDevice})`
  const [device] = await db.select({ id: alertDevices.id }).from(alertDevices).limit(1)
  if (!device) return []
  const rows = await db.all<{ id: number }>(sql`select value as id from json_each(${JSON.stringify(matchIds)})
    where not exists (select 1 from ${alertMatches} where match_id = value and status = 'finished')
      and (${watched(attention)} or ${watched(reservations, sql`and follower.cancelled_at is null`)})`)
  return rows.map(({ id }) => id)
}

export async function readAlertMatches(db: AccountDatabase, ids: readonly number[]): Promise<Map<number, AlertMatch>> {
  const rows = await db
    .select()
    .from(alertMatches)
    .where(sql`${alertMatches.matchId} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.map((row) => [row.matchId, row]))
}

/**
 * Stores what a match is now and, with news, work for all who follow it. Of several that do so at once only one does; answers how
 * much work there is.
 */
export async function putAlertMatch(
  db: AccountDatabase,
  before: AlertMatch | undefined,
  after: Omit<AlertMatch, 'news' | 'told' | 'toldAt'>,
  told: MatchNews | undefined,
  now: number,
): Promise<number> {
  const news = (before?.news ?? 0) + (told ? 1 : 0)
  const row = { ...after, news, told: told ?? before?.told ?? null, toldAt: told ? now : (before?.toldAt ?? now) }
  const put = before
    ? db
        .update(alertMatches)
        .set(row)
        .where(
          and(
            ...[eq(alertMatches.matchId, after.matchId), eq(alertMatches.news, before.news)],
            ...[eq(alertMatches.status, before.status), eq(alertMatches.home, before.home)],
            eq(alertMatches.away, before.away),
          ),
        )
    : db.insert(alertMatches).values(row).onConflictDoNothing()
  if (!told) {
    await put
    return 0
  }
  const [, added] = await runTogether(db, [
    put,
    // Only when the statement before changed a row.
    sql`insert into ${alertWork} (match_id, news, from_uid, to_uid, created_at)
      select ${after.matchId}, ${news}, min(uid), max(uid), ${now} from (
        select uid, (row_number() over (order by uid) - 1) / ${USERS_A_PIECE} as piece
        from (${followsOf(after.matchId)}) as follower where ${hasDevice}
      ) where changes() = 1 group by piece returning news`,
  ])
  return added?.results.length ?? 0
}

/** Takes the oldest pieces of work; nobody else gets them. */
export const takeWork = (db: AccountDatabase, piecesMax: number): Promise<AlertWork[]> =>
  db
    .delete(alertWork)
    .where(sql`rowid in (select rowid from ${alertWork} order by created_at, match_id, from_uid limit ${piecesMax})`)
    .returning()

export const removeOldWork = (db: AccountDatabase, before: number) =>
  db.delete(alertWork).where(lt(alertWork.createdAt, before))

export const forgetOldMatches = (db: AccountDatabase, now: number) =>
  db.delete(alertMatches).where(lt(alertMatches.toldAt, now - KEPT_MS))

/** The devices of a piece of work whose sessions are open, of who still follows the match. */
export const readDevicesToTell = (db: AccountDatabase, { matchId, fromUid, toUid }: AlertWork, now: number) =>
  db
    .select({ device: alertDevices, preferences: profiles.preferences })
    .from(alertDevices)
    .innerJoin(sessions, and(eq(sessions.id, alertDevices.sessionId), eq(sessions.uid, alertDevices.uid)))
    .innerJoin(profiles, eq(profiles.uid, alertDevices.uid))
    .where(
      and(
        sql`${alertDevices.uid} in (select uid from (${followsOf(matchId)}) where uid between ${fromUid} and ${toUid})`,
        isOpen(now),
      ),
    )
