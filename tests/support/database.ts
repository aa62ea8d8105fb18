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

/** Moves the second step of a user's sessions, and their use of administration, back by an hour. */
export const ageSecondStep = (dataDir: string, email: string) =>
  change(
    dataDir,
    'accounts',
    `UPDATE sessions SET second_at = second_at - 3600000, staff_seen_at = staff_seen_at - 3600000
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

/** A room on air that costs coins, of a user who becomes its streamer; its picture is a line with keys, since no media server runs. */
export async function makePaidRoom(
  dataDir: string,
  { id, uid, price, title }: { id: number; uid: number; price: number; title: string },
): Promise<void> {
  const now = Date.now()
  await change(dataDir, 'accounts', "INSERT INTO granted_roles (uid, role) VALUES (?, 'anchor')", uid)
  await change(dataDir, 'matches', 'INSERT INTO anchors (id, uid) VALUES (?, ?)', id, uid)
  await change(
    dataDir,
    'matches',
    `INSERT INTO rooms (id, anchor_id, title, language, state, visibility, is_simulated, price, is_on_air, aired_at,
      published_at, started_at) VALUES (?, ?, ?, 'en_US', 'live', 'unlisted', 0, ?, 1, ?, ?, ?)`,
    ...[id, id, JSON.stringify(title), price, now, now, now],
  )
  await change(
    dataDir,
    'matches',
    `INSERT INTO room_sources (room_id, id, kind, url, label, priority)
      VALUES (?, 'main', 'sample', '/media/member-c/field/master.m3u8', 'main', 1)`,
    id,
  )
}

/** Sets what a room costs, as its streamer would. */
export const setRoomPrice = (dataDir: string, id: number, price: number) =>
  change(dataDir, 'matches', 'UPDATE rooms SET price = ? WHERE id = ?', price, id)

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

/** Comments of a user on a subject, as they are stored: what no call would take too. */
export const storeComments = (dataDir: string, subject: string, uid: number, texts: readonly string[]) =>
  change(
    dataDir,
    'accounts',
    'INSERT INTO comments (subject, uid, text, created_at) SELECT ?, ?, value, ? FROM json_each(?)',
    subject,
    uid,
    Date.now(),
    JSON.stringify(texts),
  )

/** A user's name and words about herself, as no call would take them. */
export async function setProfile(dataDir: string, uid: number, name: string, signature: string): Promise<void> {
  await change(dataDir, 'accounts', 'UPDATE accounts SET username = ? WHERE uid = ?', name, uid)
  await change(dataDir, 'accounts', 'UPDATE profiles SET signature = ? WHERE uid = ?', signature, uid)
}

/** What a room says of itself, as no call would take it. */
export const setRoomTexts = (dataDir: string, id: number, text: string) =>
  change(
    dataDir,
    'matches',
    'UPDATE rooms SET title = ?, announcement = ?, label = ? WHERE id = ?',
    JSON.stringify(text),
    text,
    text,
    id,
  )

/** A user who is an expert, with a published plan about a match, whose texts are this one. Returns the plan's id. */
export async function storePlan(
  dataDir: string,
  { uid, matchId, startsAt, text }: { uid: number; matchId: number; startsAt: number; text: string },
): Promise<number> {
  const [id, now] = [8_800_000_000 + uid, Date.now()]
  await change(
    dataDir,
    'accounts',
    "INSERT INTO expert_applications (id, uid, state, introduction, reason, created_at, decided_at) VALUES (?, ?, 'passed', ?, ?, ?, ?)",
    ...[id, uid, text, text, now, now],
  )
  await change(dataDir, 'accounts', "INSERT INTO granted_roles (uid, role) VALUES (?, 'expert')", uid)
  await change(
    dataDir,
    'accounts',
    `INSERT INTO plans (id, uid, match_id, game_id, starts_at, play, choice, odds, priced_at, title, label, content, price, has_refund,
      state, revision, reason, created_at, published_at, nonce, seal, is_paying, sales)
     VALUES (?, ?, ?, 202, ?, 'winner', 'home', 2, ?, ?, ?, ?, 10, 0, 'published', 1, ?, ?, ?, hex(zeroblob(16)), lower(hex(zeroblob(32))), 0, 0)`,
    ...[id, uid, matchId, startsAt, now, text, text, text, text, now, now],
  )
  return id
}

/** A user's paid order of goods that are sent, whose texts are this one. Returns its id. */
export async function storeGoodsOrder(dataDir: string, uid: number, text: string): Promise<number> {
  const [id, now] = [8_700_000_000 + uid, Date.now()]
  await change(
    dataDir,
    'accounts',
    `INSERT INTO mall_orders (id, uid, intent, brand, goods_id, names, picture, kind, price, quantity, state, recipient, address,
      contact, remarks, tracking, reason, created_at, expires_at, paid_at)
     SELECT ?, ?, 'x', 'main', id, json_object('en_US', ?), picture, 'physical', 10, 1, 'review', ?, ?, ?, ?, ?, ?, ?, ?, ?
     FROM mall_goods LIMIT 1`,
    ...[id, uid, text, text, text, text, text, text, text, now, now + 1e9, now],
  )
  return id
}

/** Adds accounts that nobody signs in to, named after `name`, one a second. */
export async function addAccounts(dataDir: string, name: string, count: number): Promise<void> {
  const first = Date.now() * 1000
  await change(
    dataDir,
    'accounts',
    `WITH RECURSIVE made(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM made WHERE n < ?)
     INSERT INTO accounts (uid, username, name_key, created_at) SELECT ? + n, ? || n, lower(? || n), ? + n * 1000 FROM made`,
    count,
    first,
    name,
    name,
    Date.now() - 86_400_000,
  )
  await change(
    dataDir,
    'accounts',
    'INSERT INTO profiles (uid) SELECT uid FROM accounts WHERE uid > ? AND uid <= ?',
    first,
    first + count,
  )
}
