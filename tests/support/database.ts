import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomState, SourceAccess } from '#contract/room.ts'

const FOLDER = 'v3/d1/miniflare-D1DatabaseObject'

/** Changes in the database of a running site that no call can make. */
function open(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, FOLDER)
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`no database in ${folder}`)
  return new DatabaseSync(path.join(folder, file), { timeout: 5000 })
}

/** Removes email and phone, as accounts migrated from elsewhere may have none; no call can remove the last contact. */
export function removeContacts(dataDir: string, email: string): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE accounts SET email = NULL, phone = NULL WHERE email = ?').run(email)
  database.close()
  if (changes !== 1) throw new Error(`nobody has ${email}`)
}

/** Moves the user's sign-ins a day into the past. */
export function ageSessions(dataDir: string, email: string): void {
  const database = open(dataDir)
  const uid = database.prepare('SELECT uid FROM accounts WHERE email = ?').get(email)?.uid
  const { changes } = database
    .prepare('UPDATE sessions SET created_at = created_at - 86400000 WHERE uid = ?')
    .run(uid ?? null)
  database.close()
  if (changes === 0) throw new Error(`${email} is signed in nowhere`)
}

/** Sets who may play the sources of a room. */
export function setRoomAccess(dataDir: string, id: number, access: SourceAccess): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE room_sources SET access = ? WHERE room_id = ?').run(access, id)
  database.close()
  if (changes === 0) throw new Error(`room ${id} has no source`)
}

/** Sets a room's state, as its streamer would. */
export function setRoomState(dataDir: string, id: number, state: RoomState): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE rooms SET state = ? WHERE id = ?').run(state, id)
  database.close()
  if (changes !== 1) throw new Error(`no room ${id}`)
}
