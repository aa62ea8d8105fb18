import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors, pastBroadcasts, rooms } from '#backend/db/matches/schema/rooms.ts'

/** One of the broadcasts of a room, by when it went on air. */
export interface BroadcastKey {
  room: number
  broadcast: number
}

const ofLast = (last: SQLWrapper, past: SQLWrapper) =>
  sql<number | null>`case when ${rooms.airedAt} = value ->> 'broadcast' then ${last} else ${past} end`

/**
 * What is known of broadcasts of streamers' rooms, and of their rooms; those whose room is gone are left out. Times are
 * null where they are not known.
 */
export const readBroadcasts = (db: MatchDatabase, list: readonly BroadcastKey[]) =>
  db
    .select({
      room: rooms.id,
      broadcast: sql<number>`value ->> 'broadcast'`,
      uid: anchors.uid,
      isSimulated: rooms.isSimulated,
      isHidden: sql<0 | 1>`${rooms.visibility} = 'hidden'`,
      isOn: sql<0 | 1>`${rooms.airedAt} = value ->> 'broadcast' and ${rooms.isOnAir} = 1`,
      startedAt: ofLast(rooms.startedAt, pastBroadcasts.startedAt),
      endedAt: ofLast(rooms.endedAt, pastBroadcasts.endedAt),
      pictureMs: ofLast(rooms.pictureMs, pastBroadcasts.pictureMs),
      liveSince: ofLast(rooms.liveSince, sql`null`),
    })
    .from(sql`json_each(${JSON.stringify(list)})`)
    .innerJoin(rooms, sql`${rooms.id} = value ->> 'room'`)
    .innerJoin(anchors, eq(anchors.id, rooms.anchorId))
    .leftJoin(
      pastBroadcasts,
      sql`${pastBroadcasts.roomId} = ${rooms.id} and ${pastBroadcasts.airedAt} = value ->> 'broadcast'`,
    )

/** When viewers could have the picture of a broadcast. */
export interface Aired {
  from: number
  /** null: it is still on. */
  until: number | null
  /** The match that it showed, at its end or now. */
  matchId: number | null
}

const AIRED_MAX = 50

/** The broadcasts of a streamer's room that had a picture between two times, the oldest first. */
export async function readAired(
  db: MatchDatabase,
  roomId: number,
  { from, until }: { from: number; until: number },
): Promise<Aired[]> {
  const [past, [last]] = await db.batch([
    db
      .select({ from: pastBroadcasts.startedAt, until: pastBroadcasts.endedAt, matchId: pastBroadcasts.matchId })
      .from(pastBroadcasts)
      .where(
        and(eq(pastBroadcasts.roomId, roomId), lt(pastBroadcasts.startedAt, until), gt(pastBroadcasts.endedAt, from)),
      )
      .orderBy(pastBroadcasts.startedAt)
      .limit(AIRED_MAX),
    db
      .select({
        from: rooms.startedAt,
        until: rooms.endedAt,
        matchId: sql<number | null>`case when ${rooms.isOnAir} = 1 then ${rooms.matchId} else ${rooms.lastMatchId} end`,
      })
      .from(rooms)
      .where(
        and(
          eq(rooms.id, roomId),
          isNotNull(rooms.airedAt),
          lt(rooms.startedAt, until),
          or(isNull(rooms.endedAt), gt(rooms.endedAt, from)),
        ),
      ),
  ])
  return [...past, ...(last ? [last] : [])].flatMap(({ from: began, ...rest }) =>
    began === null ? [] : { from: began, ...rest },
  )
}

const KEPT_MS = 30 * 24 * 3_600_000
const REMOVED_MAX = 5_000

/** Removes what nobody asks for any more. */
export async function removePastBroadcasts(db: MatchDatabase, now: number): Promise<void> {
  const old = db
    .select({ airedAt: pastBroadcasts.airedAt })
    .from(pastBroadcasts)
    .where(lte(pastBroadcasts.airedAt, now - KEPT_MS))
    .limit(REMOVED_MAX)
  await db.delete(pastBroadcasts).where(inArray(pastBroadcasts.airedAt, old))
}
