import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomState, SourceAccess } from '#contract/room.ts'

const FOLDER = 'v3/d1/miniflare-D1DatabaseObject'

/** The database of the running site, for states that no call of the site can cause. */
function open(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, FOLDER)
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`no database in ${folder}`)
  return new DatabaseSync(path.join(folder, file), { timeout: 5000 })
}

/** An imported account may have no email and no phone; the site itself does not let a user remove the last one. */
export function takeContactsAway(dataDir: string, email: string): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE accounts SET email = NULL, phone = NULL WHERE email = ?').run(email)
  database.close()
  if (changes !== 1) throw new Error(`nobody has ${email}`)
}

/** Dates the user's sign-in back by a day, which a test cannot wait for. */
export function ageSessions(dataDir: string, email: string): void {
  const database = open(dataDir)
  const uid = database.prepare('SELECT uid FROM accounts WHERE email = ?').get(email)?.uid
  const { changes } = database
    .prepare('UPDATE sessions SET created_at = created_at - 86400000 WHERE uid = ?')
    .run(uid ?? null)
  database.close()
  if (changes === 0) throw new Error(`${email} is signed in nowhere`)
}

/** Restricts all sources of the room to this access level. */
export function setRoomAccess(dataDir: string, id: number, access: SourceAccess): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE room_sources SET access = ? WHERE room_id = ?').run(access, id)
  database.close()
  if (changes === 0) throw new Error(`room ${id} has no source`)
}

/** Sets the room's state as if the streamer had stopped, or the stream had been lost. */
export function setRoomState(dataDir: string, id: number, state: RoomState): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE rooms SET state = ? WHERE id = ?').run(state, id)
  database.close()
  if (changes !== 1) throw new Error(`no room ${id}`)
}
