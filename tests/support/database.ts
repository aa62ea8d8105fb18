import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomState, SourceAccess } from '#contract/room.ts'

const FOLDER = 'v3/d1/miniflare-D1DatabaseObject'

/** The database of a site that runs meanwhile, for what no call of the site can bring about. */
function open(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, FOLDER)
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`no database in ${folder}`)
  return new DatabaseSync(path.join(folder, file), { timeout: 5000 })
}

/** An account brought over from elsewhere may have no email and no phone; here nobody can take away her last one. */
export function takeContactsAway(dataDir: string, email: string): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE accounts SET email = NULL, phone = NULL WHERE email = ?').run(email)
  database.close()
  if (changes !== 1) throw new Error(`nobody has ${email}`)
}

/** As if she had signed in a day ago: nobody can wait so long here. */
export function ageSessions(dataDir: string, email: string): void {
  const database = open(dataDir)
  const uid = database.prepare('SELECT uid FROM accounts WHERE email = ?').get(email)?.uid
  const { changes } = database
    .prepare('UPDATE sessions SET created_at = created_at - 86400000 WHERE uid = ?')
    .run(uid ?? null)
  database.close()
  if (changes === 0) throw new Error(`${email} is signed in nowhere`)
}

/** From now on only these may play any source of the room. */
export function setRoomAccess(dataDir: string, id: number, access: SourceAccess): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE room_sources SET access = ? WHERE room_id = ?').run(access, id)
  database.close()
  if (changes === 0) throw new Error(`room ${id} has no source`)
}

/** As if its streamer had gone off, or the picture had broken off. */
export function setRoomState(dataDir: string, id: number, state: RoomState): void {
  const database = open(dataDir)
  const { changes } = database.prepare('UPDATE rooms SET state = ? WHERE id = ?').run(state, id)
  database.close()
  if (changes !== 1) throw new Error(`no room ${id}`)
}
