import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
import { FIRST_STREAMER_ROOM_ID, LAST_STREAMER_ROOM_ID } from './room-id.ts'
import type { RoomRow } from './rooms.store.ts'

/** The room of a streamer's account; hidden ones too. */
export async function findRoomOf(db: MatchDatabase, uid: number): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .innerJoin(anchors, eq(anchors.id, rooms.anchorId))
    .where(eq(anchors.uid, uid))
    .orderBy(rooms.createdAt, rooms.id)
    .limit(1)
  return row?.rooms
}

/** A room that is not simulated, with its streamer's account; hidden ones too. */
export async function findStreamRoom(db: MatchDatabase, id: number) {
  const [row] = await db
    .select({ room: rooms, uid: anchors.uid })
    .from(rooms)
    .innerJoin(anchors, eq(anchors.id, rooms.anchorId))
    .where(and(eq(rooms.id, id), eq(rooms.isSimulated, false)))
  return row
}

const IDS = LAST_STREAMER_ROOM_ID - FIRST_STREAMER_ROOM_ID + 1
const TRIES_MAX = 20

/** An id in the range of streamers, for rooms and for streamers themselves: no id tells how many there are. */
const randomId = (): number => FIRST_STREAMER_ROOM_ID + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % IDS)

/** Makes a user a streamer with a room that waits for a picture, where that is not so yet; several at once make one. */
export async function openRoomOf(
  db: MatchDatabase,
  uid: number,
  { language, now }: { language: string; now: number },
): Promise<RoomRow> {
  for (let time = 0; time < TRIES_MAX; time++) {
    const anchorId = sql`(select ${anchors.id} from ${anchors} where ${anchors.uid} = ${uid})`
    // One after the other, each of which may be repeated: D1 takes no written SQL in a batch.
    await db.insert(anchors).values({ id: randomId(), uid }).onConflictDoNothing()
    await db.run(sql`insert into ${rooms} (id, anchor_id, language, state, created_at)
      select ${randomId()}, ${anchorId}, ${language}, 'waiting', ${now}
      where ${anchorId} is not null and not exists (select 1 from ${rooms} where anchor_id = ${anchorId})
      on conflict do nothing`)
    await db.run(sql`insert into ${roomSources} (room_id, id, kind, url, label, priority)
      select id, 'main', 'hls', '/media/ingest/' || id || '/index.m3u8', 'main', 1
      from ${rooms} where anchor_id = ${anchorId} on conflict do nothing`)
    const room = await findRoomOf(db, uid)
    if (room) return room
  }
  throw new Error(`openRoomOf: no free id after ${TRIES_MAX} tries`)
}

const OFF_AIR = { isOnAir: false, state: 'ended', matchId: null, lostAt: null } as const
const NO_PICTURE = { publishedAt: null, streamClient: null, streamSeenAt: null } as const
const NEXT_VERSION = sql`${rooms.streamVersion} + 1`
const isLive = sql`${rooms.isOnAir} = 1 and ${rooms.state} = 'live'`
const isShown = ne(rooms.visibility, 'hidden')
/** What is set when a live room loses its picture. */
const lost = (now: number) => ({
  ...NO_PICTURE,
  state: sql`case when ${isLive} then 'lost' else ${rooms.state} end`,
  lostAt: sql`case when ${isLive} then ${now} else ${rooms.lostAt} end`,
})

/** Ends and hides the rooms of a streamer, whose stream code is over, or shows them again; returns their ids. */
export async function setRoomsShown(db: MatchDatabase, uid: number, isShown: boolean, now: number): Promise<number[]> {
  const change = isShown
    ? { visibility: 'public' as const }
    : { ...OFF_AIR, ...NO_PICTURE, endedAt: now, visibility: 'hidden' as const, streamVersion: NEXT_VERSION }
  const changed = await db
    .update(rooms)
    .set(change)
    .where(
      and(
        sql`${rooms.anchorId} in (select ${anchors.id} from ${anchors} where ${anchors.uid} = ${uid})`,
        isShown ? eq(rooms.visibility, 'hidden') : undefined,
      ),
    )
    .returning({ id: rooms.id })
  return changed.map(({ id }) => id)
}

const changed = async (work: Promise<{ id: number }[]>): Promise<boolean> => (await work).length > 0

/**
 * A picture begins to come in by a connection: the room is live if the streamer is on air. False when the room is hidden,
 * or its stream code was reset since `version`.
 */
export const beginPicture = (
  db: MatchDatabase,
  id: number,
  { version, client, now, isHeardOf }: { version: number; client: string; now: number; isHeardOf: boolean },
): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({
        publishedAt: now,
        streamClient: client,
        streamSeenAt: isHeardOf ? now : null,
        state: sql`case when ${rooms.isOnAir} = 1 then 'live' else ${rooms.state} end`,
        startedAt: sql`case when ${rooms.isOnAir} = 1 then coalesce(${rooms.startedAt}, ${now}) else ${rooms.startedAt} end`,
        lostAt: null,
      })
      .where(and(eq(rooms.id, id), eq(rooms.streamVersion, version), isShown))
      .returning({ id: rooms.id }),
  )

/** The connection's picture still comes in; false when it is not the room's any more. */
export const keepPicture = (
  db: MatchDatabase,
  id: number,
  { version, client, now }: { version: number; client: string; now: number },
): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({ streamSeenAt: now })
      .where(and(eq(rooms.id, id), eq(rooms.streamClient, client), eq(rooms.streamVersion, version), isShown))
      .returning({ id: rooms.id }),
  )

/** A connection has ended; false when the room has its picture by another one, or none. */
export const endPicture = (db: MatchDatabase, id: number, client: string, now: number): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set(lost(now))
      .where(and(eq(rooms.id, id), eq(rooms.streamClient, client)))
      .returning({ id: rooms.id }),
  )

/** The streamer goes on air: live with a picture, else waiting for one. Changes nothing when on air already. */
export const goOnAir = (db: MatchDatabase, id: number, now: number): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({
        isOnAir: true,
        state: sql`case when ${rooms.publishedAt} is null then 'waiting' else 'live' end`,
        startedAt: sql`case when ${rooms.publishedAt} is null then null else ${now} end`,
        endedAt: null,
        lostAt: null,
      })
      .where(and(eq(rooms.id, id), eq(rooms.isOnAir, false), isShown))
      .returning({ id: rooms.id }),
  )

/** The streamer goes off air; the picture may still come in, for the streamer alone. */
export const goOffAir = (db: MatchDatabase, id: number, now: number): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({ ...OFF_AIR, endedAt: now })
      .where(and(eq(rooms.id, id), eq(rooms.isOnAir, true)))
      .returning({ id: rooms.id }),
  )

/** Ends the stream code; a picture that comes in by it is cut. Returns the room. */
export async function resetStreamCode(db: MatchDatabase, id: number, now: number): Promise<RoomRow | undefined> {
  const [row] = await db
    .update(rooms)
    .set({ ...lost(now), streamVersion: NEXT_VERSION })
    .where(eq(rooms.id, id))
    .returning()
  return row
}

/** Sets what the streamer says about a room. */
export async function setRoom(
  db: MatchDatabase,
  id: number,
  change: Partial<
    Pick<RoomRow, 'title' | 'gameId' | 'language' | 'announcement' | 'label' | 'access' | 'matchId' | 'cover'>
  >,
): Promise<RoomRow | undefined> {
  const [row] = await db
    .update(rooms)
    .set(change)
    .where(and(eq(rooms.id, id), isShown))
    .returning()
  return row
}

const PER_RUN_MAX = 200

/**
 * Rooms of whose picture the media server has not spoken since `silentSince` lose it; those that lost it before
 * `lostBefore` end. Returns which rooms changed.
 */
export async function sweepStreams(
  db: MatchDatabase,
  { silentSince, lostBefore, now }: { silentSince: number; lostBefore: number; now: number },
): Promise<number[]> {
  const some = (where: SQL) =>
    sql`${rooms.id} in (select ${rooms.id} from ${rooms} where ${where} limit ${PER_RUN_MAX})`
  const [silent, over] = await db.batch([
    db
      .update(rooms)
      .set(lost(now))
      .where(some(sql`published_at is not null and ${rooms.streamSeenAt} < ${silentSince}`))
      .returning({ id: rooms.id }),
    db
      .update(rooms)
      .set({ ...OFF_AIR, endedAt: sql`${rooms.lostAt}` })
      .where(some(sql`lost_at is not null and ${rooms.lostAt} < ${lostBefore}`))
      .returning({ id: rooms.id }),
  ])
  return [...silent, ...over].map(({ id }) => id)
}
