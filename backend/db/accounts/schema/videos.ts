import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { KeptMatch } from '#backend/db/kept-match.ts'
import type { VideoContainer, VideoKind, VideoState } from '#contract/video-rules.ts'
import { impersonal, personal } from '../../personal.ts'

/** Videos of users, and of simulated matches. Times are milliseconds since the epoch. */
export const videos = sqliteTable(
  'videos',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null of simulated ones. */
    uid: integer(),
    kind: text().$type<VideoKind>().notNull(),
    state: text().$type<VideoState>().notNull(),
    reason: text(),
    /** In its address, and the name of its file: nobody can guess it. */
    key: text().notNull().unique(),
    /** Null: of all brands. */
    brand: text(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Product language code. */
    language: text().notNull(),
    gameId: integer('game_id'),
    matchId: integer('match_id'),
    /** What is left of its match when that is not stored any more. */
    match: text({ mode: 'json' }).$type<KeptMatch>(),
    /** Teams of its match. */
    homeId: integer('home_id'),
    awayId: integer('away_id'),
    /** When the picture begins; null: not known, and no chapters follow from the match. */
    pictureAt: integer('picture_at'),
    roomId: integer('room_id'),
    /** What its author typed. */
    chapters: text({ mode: 'json' }).$type<readonly { seconds: number; title: string }[]>().notNull(),
    /** Of what was uploaded. */
    fileName: text('file_name'),
    size: integer().notNull(),
    container: text().$type<VideoContainer | 'hls'>().notNull(),
    /** The upload in R2 and who goes on with it; null once the file is whole. */
    uploadId: text('upload_id'),
    lease: text(),
    /** Null: the file does not say. */
    seconds: integer(),
    width: integer(),
    height: integer(),
    /** `/media/posters/…`; null: it is drawn. */
    poster: text(),
    views: integer().notNull(),
    /** Its place among the hot ones; grows with views. */
    heat: integer().notNull(),
    /** Grows with each change, so that what is published is what was reviewed. */
    revision: integer().notNull(),
    /** What a simulated one is of (`match:123`), once each; null of all others. */
    simulated: text().unique(),
    /** What a replay is of: the room and when its picture begins (`12:1764241200000`), once each; null of all others. */
    recording: text().unique(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** From the first publication on. */
    publishedAt: integer('published_at'),
  },
  (table) => [
    // Literal texts: with bound values SQLite cannot use the partial indexes.
    index('videos_public').on(table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_of_game').on(table.gameId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_of_match').on(table.matchId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_of_home').on(table.homeId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_of_away').on(table.awayId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_of_author').on(table.uid, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('videos_own').on(table.uid, table.createdAt, table.id),
    // For staff: one for each state.
    index('videos_reviewing').on(table.updatedAt, table.id).where(sql`state = 'reviewing'`),
    index('videos_published').on(table.updatedAt, table.id).where(sql`state = 'published'`),
    index('videos_failed').on(table.updatedAt, table.id).where(sql`state = 'failed'`),
    index('videos_off').on(table.updatedAt, table.id).where(sql`state = 'off'`),
    index('videos_unsent').on(table.createdAt, table.id).where(sql`state = 'uploading'`),
    index('videos_simulated_at').on(table.publishedAt, table.id).where(sql`simulated is not null`),
  ],
)

export const videosDeclared = personal(
  videos,
  {
    id: 'personal',
    uid: 'internal',
    kind: 'personal',
    state: 'personal',
    reason: 'personal',
    key: 'secret',
    brand: 'internal',
    title: 'personal',
    summary: 'personal',
    language: 'personal',
    gameId: 'personal',
    matchId: 'personal',
    match: 'internal',
    homeId: 'internal',
    awayId: 'internal',
    pictureAt: 'personal',
    roomId: 'personal',
    chapters: 'personal',
    fileName: 'personal',
    size: 'personal',
    container: 'internal',
    uploadId: 'secret',
    lease: 'secret',
    seconds: 'personal',
    width: 'internal',
    height: 'internal',
    poster: 'personal',
    views: 'personal',
    heat: 'internal',
    revision: 'internal',
    simulated: 'internal',
    recording: 'internal',
    createdAt: 'personal',
    updatedAt: 'personal',
    publishedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'videos', newestBy: 'createdAt' } },
)

/** Parts of a file that is being uploaded, as R2 named them. */
export const videoParts = sqliteTable(
  'video_parts',
  {
    videoId: integer('video_id').notNull(),
    part: integer().notNull(),
    etag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.part] })],
)

/** They belong to a video, and are deleted with it. */
export const videoPartsDeclared = impersonal(videoParts)
