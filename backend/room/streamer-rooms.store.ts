import { and, eq, isNotNull, isNull, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors, pastBroadcasts, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
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
    .select({ room: rooms, uid: anchors.uid, hasFast: hasFast(rooms.id) })
    .from(rooms)
    .innerJoin(anchors, eq(anchors.id, rooms.anchorId))
    .where(and(eq(rooms.id, id), eq(rooms.isSimulated, false)))
  return row && { ...row, hasFast: row.hasFast === 1 }
}

const FAST_ID = 'fast'
const hasFast = (roomId: SQLWrapper) =>
  sql<0 | 1>`exists (select 1 from ${roomSources} where room_id = ${roomId} and id = ${FAST_ID})`

/** Whether a room has a source for members. */
export async function readHasFast(db: MatchDatabase, id: number): Promise<boolean> {
  const isIt = and(eq(roomSources.roomId, id), eq(roomSources.id, FAST_ID))
  return (await db.select({ id: roomSources.id }).from(roomSources).where(isIt)).length > 0
}

/** Gives a room a source for members, by which they see the picture sooner, or takes it away. */
export async function setFast(db: MatchDatabase, id: number, isOn: boolean): Promise<void> {
  if (!isOn) {
    await db.delete(roomSources).where(and(eq(roomSources.roomId, id), eq(roomSources.id, FAST_ID)))
    return
  }
  const source = { roomId: id, id: FAST_ID, kind: 'hls', url: `/media/ingest/${id}/fast.m3u8`, access: 'vip' } as const
  await db
    .insert(roomSources)
    .values({ ...source, isLowLatency: true })
    .onConflictDoNothing()
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

const OFF_AIR = {
  isOnAir: false,
  state: 'ended',
  matchId: null,
  lastMatchId: sql`coalesce(${rooms.matchId}, ${rooms.lastMatchId})`,
  lostAt: null,
} as const
const NO_PICTURE = { publishedAt: null, streamClient: null, streamSeenAt: null, unreadSince: null } as const
const NEXT_VERSION = sql`${rooms.streamVersion} + 1`
const isLive = sql`${rooms.isOnAir} = 1 and ${rooms.state} = 'live'`
const isShown = ne(rooms.visibility, 'hidden')
/** How long there was a picture in a broadcast, with the one of now, which ends. */
const pictureUntil = (end: number | SQL) =>
  sql`${rooms.pictureMs} + case when ${rooms.liveSince} is null then 0 else max(0, ${end} - ${rooms.liveSince}) end`
/** What is set when a live room loses its picture. `end`: when it was last seen. */
const lost = (now: number, end: number | SQL = now) => ({
  ...NO_PICTURE,
  pictureMs: pictureUntil(end),
  liveSince: null,
  state: sql`case when ${isLive} then 'lost' else ${rooms.state} end`,
  lostAt: sql`case when ${isLive} then ${now} else ${rooms.lostAt} end`,
})

/** What is set when a room on air ends now. */
const offAir = (now: number) => ({ ...OFF_AIR, endedAt: endAt(now), pictureMs: pictureUntil(now), liveSince: null })

/** When a room on air ends that is ended now: one that has lost its picture ended with it, as when the sweep ends it. */
const endAt = (now: number) =>
  sql`case when ${rooms.state} = 'lost' then coalesce(${rooms.lostAt}, ${now}) else ${now} end`

const isOf = (uid: number) =>
  sql`${rooms.anchorId} in (select ${anchors.id} from ${anchors} where ${anchors.uid} = ${uid})`

/** Ends the rooms on air of a streamer; returns their ids. */
export async function endRoomsOf(db: MatchDatabase, uid: number, now: number): Promise<number[]> {
  const ended = await db
    .update(rooms)
    .set(offAir(now))
    .where(and(isOf(uid), eq(rooms.isOnAir, true)))
    .returning({ id: rooms.id })
  return ended.map(({ id }) => id)
}

/** Ends and hides the rooms of a streamer, whose stream code is over, or shows them again; returns their ids. */
export async function setRoomsShown(db: MatchDatabase, uid: number, isShown: boolean, now: number): Promise<number[]> {
  // When a broadcast ended that was over before stays as it is.
  const endIfOnAir = sql`case when ${rooms.isOnAir} = 1 then ${endAt(now)} else ${rooms.endedAt} end`
  const change = isShown
    ? { visibility: 'public' as const }
    : { ...offAir(now), ...NO_PICTURE, endedAt: endIfOnAir, visibility: 'hidden' as const, streamVersion: NEXT_VERSION }
  const changed = await db
    .update(rooms)
    .set(change)
    .where(and(isOf(uid), isShown ? eq(rooms.visibility, 'hidden') : undefined))
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
        unreadSince: null,
        state: sql`case when ${rooms.isOnAir} = 1 then 'live' else ${rooms.state} end`,
        startedAt: sql`case when ${rooms.isOnAir} = 1 then coalesce(${rooms.startedAt}, ${now}) else ${rooms.startedAt} end`,
        lostAt: null,
        liveSince: sql`case when ${rooms.isOnAir} = 1 then coalesce(${rooms.liveSince}, ${now}) else null end`,
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

/**
 * Rooms with a picture since before a time, of whose going on the media server says nothing; some of them, others each
 * time.
 */
export const readUnheard = (db: MatchDatabase, before: number, limit: number) =>
  db
    .select({ id: rooms.id, client: rooms.streamClient, unreadSince: rooms.unreadSince })
    .from(rooms)
    .where(and(sql`published_at is not null`, isNull(rooms.streamSeenAt), lte(rooms.publishedAt, before)))
    .orderBy(sql`random()`)
    .limit(limit)

/** Since when the playlist of a connection's picture cannot be read; null: it can again. */
export const noteUnread = (db: MatchDatabase, id: number, client: string, since: number | null) =>
  db
    .update(rooms)
    .set({ unreadSince: since })
    .where(and(eq(rooms.id, id), eq(rooms.streamClient, client)))

/**
 * The streamer goes on air: live with a picture, else waiting for one. Changes nothing when on air already. Each time is a
 * broadcast of its own; when the one before began and ended is kept.
 */
export async function goOnAir(db: MatchDatabase, id: number, now: number): Promise<boolean> {
  const before = db
    .select({
      roomId: rooms.id,
      airedAt: sql<number>`${rooms.airedAt}`.as('aired_at'),
      startedAt: rooms.startedAt,
      endedAt: rooms.endedAt,
      pictureMs: rooms.pictureMs,
      matchId: sql<number | null>`${rooms.lastMatchId}`.as('match_id'),
    })
    .from(rooms)
    .where(and(eq(rooms.id, id), eq(rooms.isOnAir, false), isNotNull(rooms.airedAt)))
  const [, gone] = await db.batch([
    db.insert(pastBroadcasts).select(before).onConflictDoNothing(),
    db
      .update(rooms)
      .set({
        isOnAir: true,
        // Later than the one before, whatever the clocks say.
        airedAt: sql`max(${now}, coalesce(${rooms.airedAt} + 1, 0))`,
        state: sql`case when ${rooms.publishedAt} is null then 'waiting' else 'live' end`,
        startedAt: sql`case when ${rooms.publishedAt} is null then null else ${now} end`,
        endedAt: null,
        pictureMs: 0,
        lastMatchId: null,
        liveSince: sql`case when ${rooms.publishedAt} is null then null else ${now} end`,
        lostAt: sql`case when ${rooms.publishedAt} is null then ${now} else null end`,
      })
      .where(and(eq(rooms.id, id), eq(rooms.isOnAir, false), isShown))
      .returning({ id: rooms.id }),
  ])
  return gone.length > 0
}

/** The streamer goes off air; the picture may still come in, for the streamer alone. */
export const goOffAir = (db: MatchDatabase, id: number, now: number): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set(offAir(now))
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

/**
 * Reserves a match for a room off air, or none. A room that has ended waits for a match that is reserved, and has ended
 * again without it.
 */
export const reserveFor = (db: MatchDatabase, id: number, matchId: number | null): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({
        matchId,
        state:
          matchId === null
            ? sql`case when ${rooms.isOnAir} = 0 and ${rooms.airedAt} is not null then 'ended' else ${rooms.state} end`
            : sql`case when ${rooms.isOnAir} = 0 then 'waiting' else ${rooms.state} end`,
      })
      .where(and(eq(rooms.id, id), isShown))
      .returning({ id: rooms.id }),
  )

/** Sets what the streamer says about a room. */
export async function setRoom(
  db: MatchDatabase,
  id: number,
  change: Partial<
    Pick<
      RoomRow,
      'title' | 'gameId' | 'language' | 'announcement' | 'label' | 'access' | 'price' | 'cover' | 'hasDanmaku'
    >
  >,
): Promise<RoomRow | undefined> {
  const [row] = await db
    .update(rooms)
    .set(change)
    .where(and(eq(rooms.id, id), isShown))
    .returning()
  return row
}

/** Takes away what the streamer wrote about a room, also of a hidden one. */
export const clearRoomTexts = (db: MatchDatabase, id: number) =>
  db.update(rooms).set({ title: null, announcement: null, label: null }).where(eq(rooms.id, id))

/** Sets the room's cover, or takes it away; returns the one before. Undefined when the room is hidden. */
export async function replaceCover(db: MatchDatabase, id: number, cover: string | null) {
  const before = db
    .select({ cover: rooms.cover })
    .from(rooms)
    .where(and(eq(rooms.id, id), isShown))
  const [[found], changed] = await db.batch([
    before,
    db
      .update(rooms)
      .set({ cover })
      .where(and(eq(rooms.id, id), isShown))
      .returning({ id: rooms.id }),
  ])
  return found && changed.length > 0 ? found.cover : undefined
}

/** Takes this cover away, also of a hidden room; false when the room has another one. */
export const removeCover = (db: MatchDatabase, id: number, cover: string): Promise<boolean> =>
  changed(
    db
      .update(rooms)
      .set({ cover: null })
      .where(and(eq(rooms.id, id), eq(rooms.cover, cover)))
      .returning({ id: rooms.id }),
  )

const PER_RUN_MAX = 200

export interface EndedRoom {
  id: number
  uid: number | null
  /** Since when it had no picture. */
  endedAt: number | null
}

interface Sweep {
  silentSince: number
  lostBefore: number
  waitedBefore: number
  now: number
}

/**
 * Rooms of whose picture the media server has not spoken since `silentSince` lose it; those that lost it before
 * `lostBefore`, or went on air without one before `waitedBefore`, end. Returns which rooms changed, and those that ended.
 */
export async function sweepStreams(db: MatchDatabase, { silentSince, lostBefore, waitedBefore, now }: Sweep) {
  const some = (where: SQL) =>
    sql`${rooms.id} in (select ${rooms.id} from ${rooms} where ${where} limit ${PER_RUN_MAX})`
  const isLate = sql`${rooms.lostAt} < case ${rooms.state} when 'waiting' then ${waitedBefore} else ${lostBefore} end`
  const [silent, over] = await db.batch([
    db
      .update(rooms)
      .set(lost(now, sql`${rooms.streamSeenAt}`))
      .where(some(sql`published_at is not null and ${rooms.streamSeenAt} < ${silentSince}`))
      .returning({ id: rooms.id }),
    db
      .update(rooms)
      .set({ ...OFF_AIR, endedAt: sql`${rooms.lostAt}` })
      .where(some(sql`lost_at is not null and ${isLate}`))
      .returning({
        id: rooms.id,
        uid: sql<number | null>`(select ${anchors.uid} from ${anchors} where ${anchors.id} = ${rooms.anchorId})`,
        endedAt: rooms.endedAt,
      }),
  ])
  return { changed: [...silent, ...over].map(({ id }) => id), ended: over satisfies EndedRoom[] }
}
