import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { anchors } from './rooms.ts'

/** What streamers say of themselves, and from where they stream; a streamer without a row says nothing. */
export const anchorProfiles = sqliteTable('anchor_profiles', {
  anchorId: integer('anchor_id').primaryKey(),
  introduction: text(),
  details: text(),
  /** Paths of pictures, in order. */
  pictures: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  /** Networks, as `clientNetwork` writes them; empty: a picture may be pushed from anywhere. */
  pushAddresses: text('push_addresses', { mode: 'json' }).$type<string[]>().notNull().default([]),
  /** From where a push with the streamer's own code was last refused, and when; null: from nowhere. */
  refusedAddress: text('refused_address'),
  refusedAt: integer('refused_at'),
})

const anchorsOf = (uid: number) => sql`select ${anchors.id} from ${anchors} where ${anchors.uid} = ${uid}`

export const anchorProfilesDeclared = personal(
  anchorProfiles,
  {
    anchorId: 'internal',
    introduction: 'personal',
    details: 'personal',
    pictures: 'personal',
    pushAddresses: 'personal',
    refusedAddress: 'personal',
    refusedAt: 'personal',
  },
  {
    by: 'anchorId',
    holds: { among: anchorsOf },
    atDeletion: 'delete',
    exportAs: { list: 'anchorProfiles', newestBy: 'anchorId' },
  },
)
