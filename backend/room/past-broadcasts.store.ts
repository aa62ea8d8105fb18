import { eq, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm'
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
