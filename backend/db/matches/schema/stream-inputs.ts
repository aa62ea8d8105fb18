import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { anchors, rooms } from './rooms.ts'

/** Live inputs of Cloudflare Stream, where that takes the pictures in: one for each stream code of a room. */
export const streamInputs = sqliteTable(
  'stream_inputs',
  {
    roomId: integer('room_id').notNull(),
    /** The room's `streamVersion` to which it belongs: a code that is reset has an input of its own. */
    version: integer().notNull(),
    /** As Cloudflare names it. */
    inputId: text('input_id').notNull(),
    /** The time of the last notification about it that was taken, milliseconds since the epoch. */
    toldAt: integer('told_at').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.version] }),
    uniqueIndex('stream_inputs_by_input').on(table.inputId),
  ],
)

const roomsOf = (uid: number) =>
  sql`select ${rooms.id} from ${rooms} join ${anchors} on ${anchors.id} = ${rooms.anchorId} where ${anchors.uid} = ${uid}`

export const streamInputsDeclared = personal(
  streamInputs,
  { roomId: 'personal', version: 'internal', inputId: 'internal', toldAt: 'internal' },
  {
    by: 'roomId',
    holds: { among: roomsOf },
    atDeletion: 'delete',
    exportAs: { list: 'streamInputs', newestBy: 'version' },
  },
)
