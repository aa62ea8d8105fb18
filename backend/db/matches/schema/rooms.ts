import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Names } from '#backend/core/names.ts'
import type { RoomState, RoomVisibility, SourceAccess, SourceKind } from '#contract/room.ts'
import { personal } from '../../personal.ts'

/** Streamers. Times are milliseconds since the epoch. */
export const anchors = sqliteTable(
  'anchors',
  {
    id: integer().primaryKey(),
    /** The streamer's account, whose user name is shown; null: a simulated streamer. */
    uid: integer(),
    /** Name of a simulated streamer. */
    names: text({ mode: 'json' }).$type<Names>(),
  },
  (table) => [uniqueIndex('anchors_by_user').on(table.uid)],
)

/** Live rooms. For the ranges of ids see backend/room/room-id.ts. */
export const rooms = sqliteTable(
  'rooms',
  {
    id: integer().primaryKey(),
    anchorId: integer('anchor_id').notNull(),
    matchId: integer('match_id'),
    /** Only of a room without a match; null: no game. */
    gameId: integer('game_id'),
    /** The streamer's own title, or one in each language; null: the names of the match's teams. */
    title: text({ mode: 'json' }).$type<Names | string>(),
    /** Product language code of the commentary. */
    language: text().notNull(),
    /** URL of a picture; null: the site draws one. */
    cover: text(),
    /** null: follows from the match's status. */
    state: text().$type<RoomState>(),
    visibility: text().$type<RoomVisibility>().notNull().default('public'),
    /** Who may watch at least, whatever a source says; null: everybody. */
    access: text().$type<SourceAccess>(),
    /** The match's room with the highest priority is its main room. */
    priority: integer().notNull().default(0),
    isSimulated: integer('is_simulated', { mode: 'boolean' }).notNull().default(false),
    /** Planned start; of a simulated room the start of its match. */
    startsAt: integer('starts_at'),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
    createdAt: integer('created_at'),
    /** The streamer's own name for what is on. */
    label: text(),
    /** Shown before the stream begins. */
    announcement: text(),
    /** Whether what is said in the chat may move over the picture; null: yes. */
    hasDanmaku: integer('has_danmaku', { mode: 'boolean' }),
    /** Whether the streamer wants to be seen. What follows for `state` is in backend/room/streamer-rooms.store.ts. */
    isOnAir: integer('is_on_air', { mode: 'boolean' }).notNull().default(false),
    /** Makes the stream code: a new one for each. */
    streamVersion: integer('stream_version').notNull().default(1),
    /** Since when a picture comes in; null: none does. */
    publishedAt: integer('published_at'),
    /** The connection by which it comes in, as the media server names it. */
    streamClient: text('stream_client'),
    /** When the media server last said that it does; null: it does not say. */
    streamSeenAt: integer('stream_seen_at'),
    /** Of a media server that does not say so: since when the picture's playlist cannot be read; null: it can. */
    unreadSince: integer('unread_since'),
    /** Since when a room on air has no picture: it broke off, or none has come in yet. */
    lostAt: integer('lost_at'),
    /** Coins for a broadcast; null: it is free. */
    price: integer(),
    /** When the streamer went on air, which names the broadcast; null: never. It stays when the broadcast is over. */
    airedAt: integer('aired_at'),
    /** Since when viewers have had the picture of now; null: they have none. */
    liveSince: integer('live_since'),
    /** How long viewers had a picture before that in this broadcast; null: not known. */
    pictureMs: integer('picture_ms'),
    /** The match that the last broadcast showed at its end, for its replay; null: none, or it is still on. */
    lastMatchId: integer('last_match_id'),
    /** Set by operators: lists have the room before others, the highest first, until a time. */
    promotion: integer(),
    promotedUntil: integer('promoted_until'),
  },
  (table) => [
    index('rooms_by_match').on(table.matchId),
    // The many rooms of a simulated streamer are read a part at a time.
    index('rooms_by_anchor').on(table.anchorId, table.isSimulated, table.startsAt),
    index('rooms_live').on(table.gameId).where(sql`state = 'live' and visibility = 'public'`),
    index('rooms_published').on(table.streamSeenAt).where(sql`published_at is not null`),
    index('rooms_lost').on(table.lostAt).where(sql`lost_at is not null`),
    index('rooms_promoted').on(table.promotedUntil).where(sql`promoted_until is not null`),
    index('rooms_simulated').on(table.startsAt).where(sql`is_simulated = 1`),
  ],
)

/** Broadcasts of streamers' rooms before the last one, which is in the room's own row. */
export const pastBroadcasts = sqliteTable(
  'past_broadcasts',
  {
    roomId: integer('room_id').notNull(),
    airedAt: integer('aired_at').notNull(),
    /** When the picture began; null: it never did. */
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
    /** How long there was a picture; null: not known. */
    pictureMs: integer('picture_ms'),
    /** The match that it showed at its end; null: none. */
    matchId: integer('match_id'),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.airedAt] }),
    index('past_broadcasts_by_time').on(table.airedAt),
  ],
)

/** Streams of a room; the one with the highest priority is played first. */
export const roomSources = sqliteTable(
  'room_sources',
  {
    roomId: integer('room_id').notNull(),
    /** Unique within the room: `main`. */
    id: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    url: text().notNull(),
    /** `main`, `backup`, or the streamer's own label. */
    label: text(),
    /** null: everybody. */
    access: text().$type<SourceAccess>(),
    isLowLatency: integer('is_low_latency', { mode: 'boolean' }).notNull().default(false),
    priority: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.id] })],
)

const anchorsOf = (uid: number) => sql`select ${anchors.id} from ${anchors} where ${anchors.uid} = ${uid}`
const roomsOf = (uid: number) => sql`select ${rooms.id} from ${rooms} where ${rooms.anchorId} in (${anchorsOf(uid)})`

export const anchorsDeclared = personal(
  anchors,
  { id: 'personal', uid: 'internal', names: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'anchors', newestBy: 'id' } },
)

export const roomsDeclared = personal(
  rooms,
  {
    id: 'personal',
    anchorId: 'personal',
    matchId: 'personal',
    gameId: 'personal',
    title: 'personal',
    language: 'personal',
    cover: 'personal',
    state: 'personal',
    visibility: 'personal',
    access: 'personal',
    priority: 'internal',
    isSimulated: 'internal',
    startsAt: 'personal',
    startedAt: 'personal',
    endedAt: 'personal',
    createdAt: 'personal',
    label: 'personal',
    announcement: 'personal',
    hasDanmaku: 'personal',
    isOnAir: 'personal',
    streamVersion: 'internal',
    publishedAt: 'internal',
    streamClient: 'internal',
    streamSeenAt: 'internal',
    unreadSince: 'internal',
    lostAt: 'internal',
    price: 'personal',
    airedAt: 'personal',
    liveSince: 'internal',
    pictureMs: 'personal',
    lastMatchId: 'personal',
    promotion: 'internal',
    promotedUntil: 'internal',
  },
  { by: 'anchorId', holds: { among: anchorsOf }, atDeletion: 'delete', exportAs: { list: 'rooms', newestBy: 'id' } },
)

export const roomSourcesDeclared = personal(
  roomSources,
  {
    roomId: 'personal',
    id: 'personal',
    kind: 'personal',
    url: 'personal',
    label: 'personal',
    access: 'personal',
    isLowLatency: 'personal',
    priority: 'internal',
  },
  {
    by: 'roomId',
    holds: { among: roomsOf },
    atDeletion: 'delete',
    exportAs: { list: 'roomSources', newestBy: 'roomId' },
  },
)

export const pastBroadcastsDeclared = personal(
  pastBroadcasts,
  {
    roomId: 'personal',
    airedAt: 'personal',
    startedAt: 'personal',
    endedAt: 'personal',
    pictureMs: 'personal',
    matchId: 'personal',
  },
  {
    by: 'roomId',
    holds: { among: roomsOf },
    atDeletion: 'delete',
    exportAs: { list: 'pastBroadcasts', newestBy: 'airedAt' },
  },
)
