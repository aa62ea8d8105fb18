import fs from 'node:fs'
import path from 'node:path'
import type { RoomState, SourceAccess } from '#contract/room.ts'
import { changeDatabase, type DatabaseChange, runningSite } from '../../scripts/control.ts'

type DatabaseName = DatabaseChange['database']

/** Runs a statement on a database of a running site. Returns how many rows it changed. */
async function run(
  dataDir: string,
  database: DatabaseName,
  sql: string,
  ...values: (string | number)[]
): Promise<number> {
  const site = await runningSite(dataDir)
  if (!site) throw new Error(`no site runs on ${dataDir}`)
  return changeDatabase(dataDir, site, { database, sql, values })
}

/** Changes rows of a running site as no call can. */
async function change(
  dataDir: string,
  database: DatabaseName,
  sql: string,
  ...values: (string | number)[]
): Promise<void> {
  if ((await run(dataDir, database, sql, ...values)) === 0) throw new Error(`no row: ${sql}`)
}

/** Removes email and phone, as accounts migrated from elsewhere may have none; no call can remove the last contact. */
export const removeContacts = (dataDir: string, email: string) =>
  change(dataDir, 'accounts', 'UPDATE accounts SET email = NULL, phone = NULL WHERE email = ?', email)

/** Moves the user's sign-ins a day into the past. */
export const ageSessions = (dataDir: string, email: string) =>
  change(
    dataDir,
    'accounts',
    `UPDATE sessions SET created_at = created_at - 86400000, proven_at = proven_at - 86400000
     WHERE uid = (SELECT uid FROM accounts WHERE email = ?)`,
    email,
  )

/** Moves the last proof of identity of a user's sessions back by eleven minutes. */
export const ageProof = (dataDir: string, email: string) =>
  change(
    dataDir,
    'accounts',
    `UPDATE sessions SET proven_at = proven_at - 660000
     WHERE uid = (SELECT uid FROM accounts WHERE email = ?)`,
    email,
  )

/** Proposes a user for the role of an expert, as an administrator does where two people must agree. */
export const proposeExpert = (dataDir: string, uid: number, proposedBy: number) =>
  change(
    dataDir,
    'accounts',
    `INSERT INTO role_proposals (uid, roles, proposed_by, created_at, expires_at) VALUES (?, '["expert"]', ?, ?, ?)`,
    uid,
    proposedBy,
    Date.now(),
    Date.now() + 86_400_000,
  )

/** Sets who may play the sources of a room. */
export const setRoomAccess = (dataDir: string, id: number, access: SourceAccess) =>
  change(dataDir, 'matches', 'UPDATE room_sources SET access = ? WHERE room_id = ?', access, id)

/** Sets a room's state, as its streamer would. */
export const setRoomState = (dataDir: string, id: number, state: RoomState) =>
  change(dataDir, 'matches', 'UPDATE rooms SET state = ? WHERE id = ?', state, id)

const DATABASES: readonly DatabaseName[] = ['matches', 'accounts']
const BLOCK = Buffer.alloc(4096)
/** D1 takes no larger value. */
const BALLAST_BYTES = 1_500_000

/**
 * Takes all space of a small file system: with a file, and then within what SQLite had reserved. Returns what frees the
 * file's space again.
 */
export async function fillDisk(dataDir: string): Promise<() => void> {
  for (const database of DATABASES) await run(dataDir, database, 'CREATE TABLE IF NOT EXISTS ballast (bytes)')
  const file = path.join(dataDir, 'ballast')
  const descriptor = fs.openSync(file, 'w')
  try {
    for (;;) fs.writeSync(descriptor, BLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    fs.closeSync(descriptor)
  }
  for (const database of DATABASES)
    for (let bytes = BALLAST_BYTES; bytes > 1; ) {
      const isFull = await run(dataDir, database, 'INSERT INTO ballast VALUES (randomblob(?))', bytes).then(
        () => false,
        () => true,
      )
      if (isFull) bytes = Math.floor(bytes / 4)
    }
  return () => fs.rmSync(file)
}

/** Makes a user a streamer with a room of her own, which is live and in no list. Returns the room's id. */
export async function makeRoomOf(dataDir: string, uid: number): Promise<number> {
  const id = 7_410_000 + (uid % 9000)
  await change(dataDir, 'matches', 'INSERT INTO anchors (id, uid) VALUES (?, ?)', id, uid)
  await change(
    dataDir,
    'matches',
    `INSERT INTO rooms (id, anchor_id, title, language, state, visibility, is_simulated)
     VALUES (?, ?, '"Moderated"', 'en_US', 'live', 'unlisted', 0)`,
    id,
    id,
  )
  return id
}

/** Makes a user a moderator of a room, as its streamer would. */
export const makeModerator = (dataDir: string, roomId: number, uid: number) =>
  change(
    dataDir,
    'accounts',
    'INSERT INTO chat_moderators (room_id, uid, appointed_by, created_at) VALUES (?, ?, 1, ?)',
    roomId,
    uid,
    Date.now(),
  )
/** Binds a phone to an account, of which the user need not give a code. */
export const bindPhone = (dataDir: string, uid: number, phone: string) =>
  change(dataDir, 'accounts', "UPDATE accounts SET phone = ?, area_code = '86' WHERE uid = ?", phone, uid)
