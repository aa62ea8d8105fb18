import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ApplicationState, IdPhotoKind } from '#contract/streamer-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Who applied as a streamer. Times are milliseconds since the epoch. */
export const streamerApplications = sqliteTable(
  'streamer_applications',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    /** `Papers` as JSON, sealed, in hex; null once they are deleted. */
    papers: text(),
    /** The key of IDENTITY_KEYS that sealed them. */
    keyId: text('key_id'),
    /** HMAC of the ID number under AUTH_SECRET; null once the papers are deleted. */
    idDigest: text('id_digest'),
    introduction: text().notNull(),
    content: text().notNull(),
    /** What staff said when they decided. */
    reason: text(),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
    /** Whether a ban took the role of a streamer, which lifting it gives back. */
    wasStreamer: integer('was_streamer', { mode: 'boolean' }),
  },
  (table) => [
    uniqueIndex('streamer_applications_open').on(table.uid).where(sql`state = 'reviewing'`),
    index('streamer_applications_by_user').on(table.uid, table.createdAt),
    index('streamer_applications_by_state').on(table.state, table.createdAt),
    index('streamer_applications_by_id').on(table.idDigest).where(sql`id_digest is not null`),
    index('streamer_applications_papers').on(table.decidedAt).where(sql`state = 'failed' and papers is not null`),
  ],
)

/** Photos of papers, which lie sealed in R2 under `identity/<uid>/<id>`. */
export const idPhotos = sqliteTable(
  'id_photos',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    kind: text().$type<IdPhotoKind>().notNull(),
    /** null: waits for an application. */
    applicationId: integer('application_id'),
    contentType: text('content_type').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it is deleted; null while it waits for a decision. */
    deleteAt: integer('delete_at'),
  },
  (table) => [
    uniqueIndex('id_photos_waiting').on(table.uid, table.kind).where(sql`application_id is null`),
    index('id_photos_by_user').on(table.uid),
    index('id_photos_by_application').on(table.applicationId),
    index('id_photos_by_deletion').on(table.deleteAt).where(sql`delete_at is not null`),
  ],
)

export const streamerApplicationsDeclared = personal(
  streamerApplications,
  {
    id: 'personal',
    uid: 'internal',
    state: 'personal',
    papers: { whether: 'hasPapers' },
    keyId: 'internal',
    idDigest: 'secret',
    introduction: 'personal',
    content: 'personal',
    reason: 'personal',
    createdAt: 'personal',
    decidedAt: 'personal',
    wasStreamer: 'internal',
  },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: 'delete',
    exportAs: { list: 'streamerApplications', newestBy: 'createdAt' },
  },
)

export const idPhotosDeclared = personal(
  idPhotos,
  {
    id: 'internal',
    uid: 'internal',
    kind: 'personal',
    applicationId: 'personal',
    contentType: 'internal',
    keyId: 'internal',
    createdAt: 'personal',
    deleteAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'idPhotos', newestBy: 'createdAt' } },
)
