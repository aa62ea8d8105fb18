import type { Hono } from 'hono'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { ServerEnv, Verb } from '#backend/core/serve.ts'
import type { MatchDatabase } from '#backend/db/database.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { announce, notify } from '#backend/notice/notify.ts'
import { readAnchorProfile } from '#backend/room/anchor-profiles.store.ts'
import { findRoomOf, openRoomOf, setRoomsShown } from '#backend/room/streamer-rooms.store.ts'
import { actsOf, mayMove, moveOf } from '#backend/streamer/application-states.ts'
import {
  type ApplicationRow,
  findApplication,
  findPhoto,
  grantedApplication,
  lastApplication,
  othersWithId,
  photosOf,
  searchApplications,
} from '#backend/streamer/applications.store.ts'
import { ID_PHOTO_PATH, lookPath, photoOfTicket, readIdPhoto } from '#backend/streamer/id-photos.ts'
import { keyNamed, openPapers } from '#backend/streamer/papers.ts'
import { removePictureOf } from '#backend/streamer/remove-picture.ts'
import { removeTextsOf, textsOf } from '#backend/streamer/room-texts.ts'
import { staffRefusal } from '#backend/two-step/staff-gate.ts'
import type {
  Application,
  ApplicationAct,
  ApplicationLine,
  adminStreamerCalls,
  RoomPicture,
} from '#contract/admin-streamers.ts'
import { logError } from '#contract/log-error.ts'
import type { Notice } from '#contract/notice.ts'
import { announceRoles } from './announce-roles.ts'
import { auditAccount, auditFile, auditOnce } from './audit.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'
import { moveStreamer } from './streamers.store.ts'

type Calls = typeof adminStreamerCalls

/** Of texts that were taken off the audit log keeps so much. */
const AUDITED_CHARS = 300

const toLine = (row: ApplicationRow, username: string | null | undefined): ApplicationLine => ({
  id: row.id,
  uid: row.uid,
  username: username ?? `#${row.uid}`,
  state: row.state,
  createdAt: instant(row.createdAt),
  ...(row.decidedAt === null ? {} : { decidedAt: instant(row.decidedAt) }),
})

/** What the room and the profile of a streamer show. */
async function picturesOf(matchDb: MatchDatabase, uid: number): Promise<RoomPicture[]> {
  const room = await findRoomOf(matchDb, uid)
  if (!room) return []
  const { pictures } = await readAnchorProfile(matchDb, room.anchorId)
  return [
    ...(room.cover === null ? [] : [{ path: room.cover, kind: 'cover' as const }]),
    ...pictures.map((path) => ({ path, kind: 'detail' as const })),
  ]
}

async function toApplication({ env, accountDb, matchDb }: UserContext, row: ApplicationRow): Promise<Application> {
  const room = await findRoomOf(matchDb, row.uid)
  const [user, photos, others, last, pictures, texts] = await Promise.all([
    findUser(accountDb, row.uid),
    photosOf(accountDb, row.id),
    row.idDigest === null ? [] : othersWithId(accountDb, row),
    lastApplication(accountDb, row.uid),
    picturesOf(matchDb, row.uid),
    room ? textsOf({ matchDb }, room) : [],
  ])
  return {
    ...toLine(row, user?.username),
    hasPapers: row.papers !== null && keyNamed(env, row.keyId) !== undefined,
    introduction: row.introduction,
    content: row.content,
    ...(row.reason === null ? {} : { reason: row.reason }),
    photos: photos.map(({ kind }) => kind),
    sameId: others.map(({ uid, username, state }) => ({ uid, username: username ?? `#${uid}`, state })),
    pictures,
    texts,
    acts: last?.id === row.id ? actsOf(row) : [],
  }
}

export const listApplications: Verb<Calls['listApplications']> = async (context, search) => {
  await auditFile(context, 'streamers', search)
  const { rows, ...ways } = await searchApplications(context.accountDb, search)
  return { list: rows.map(({ application, username }) => toLine(application, username)), ...ways }
}

export const getApplication: Verb<Calls['getApplication']> = async (context, { id }) => {
  const row = await findApplication(context.accountDb, id)
  if (!row) return fail('not_found')
  await auditOnce(context, 'view_application', row.uid, String(id))
  return { application: await toApplication(context, row) }
}

export const lookAtPapers: Verb<Calls['lookAtPapers']> = async (context, { id }) => {
  const { env, accountDb } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findApplication(accountDb, id)
  const papers = row && (await openPapers(env, row))
  if (!papers) return fail('not_found')
  await auditAccount(context, 'view_id_papers', row.uid, String(id))
  return { papers }
}

export const lookAtIdPhoto: Verb<Calls['lookAtIdPhoto']> = async (context, { id, kind }) => {
  const { env, accountDb, viewer, now } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const photo = (await photosOf(accountDb, id)).find((each) => each.kind === kind)
  if (!photo) return fail('not_found')
  await auditAccount(context, 'view_id_photo', photo.uid, `${id} ${kind}`)
  return { path: await lookPath(env.AUTH_SECRET, viewer.sessionId, photo.id, now) }
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** `/java/admin/idPhoto/<ticket>`: a photo for the session that `lookAtIdPhoto` made the path for. */
export const serveIdPhotos = (java: Hono<ServerEnv>): Hono<ServerEnv> =>
  java.get(`${ID_PHOTO_PATH}/:ticket{[0-9a-f.]{1,120}}`, async (c) => {
    const context = c.get('context')
    const { env, accountDb, viewer, now } = context
    const admin = viewer?.roles.includes('administrator') ? viewer : undefined
    const sessionId =
      admin && (await staffRefusal({ ...context, viewer: admin })) === null ? admin.sessionId : undefined
    const id = sessionId && (await photoOfTicket(env.AUTH_SECRET, sessionId, c.req.param('ticket'), now))
    const photo = id ? await findPhoto(accountDb, id) : undefined
    const bytes = photo && (await readIdPhoto(env, photo))
    if (!bytes) return c.text('no such photo', 404, HEADERS)
    return c.body(bytes, 200, { ...HEADERS, 'content-type': photo.contentType })
  })

const NOTICES = {
  accept: 'streamer_accepted',
  refuse: 'streamer_refused',
  ban: 'streamer_banned',
  lift: 'streamer_ban_lifted',
} as const satisfies Record<ApplicationAct, Notice['type']>

const SETTLINGS_MAX = 3

/**
 * The room as it follows from how the streamer's last application stands. Looked at again afterwards: of two who decide at
 * the same time, in two databases, whoever is last leaves the room as the later decision wants it.
 */
async function settleRoom({ env, accountDb, matchDb, lan, now, defer }: UserContext, uid: number): Promise<void> {
  const stateNow = async () => (await lastApplication(accountDb, uid))?.state
  let state = await stateNow()
  for (let time = 0; time < SETTLINGS_MAX; time++) {
    if (state !== 'successful' && state !== 'banned') return
    const isShown = state === 'successful'
    if (isShown) await openRoomOf(matchDb, uid, { language: lan, now })
    defer(refreshRooms(env, await setRoomsShown(matchDb, uid, isShown, now)))
    const later = await stateNow()
    if (later === state) return
    state = later
  }
}

export const decideApplication: Verb<Calls['decideApplication']> = async (context, { id, act, reason }) => {
  const { accountDb, viewer } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findApplication(accountDb, id)
  if (!row) return fail('not_found')
  if (row.uid === viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'streamers', id)) return fail('claimed')
  const last = await lastApplication(accountDb, row.uid)
  if (last?.id !== id) return fail('order_moved')
  return decide(context, row, { act, reason: reason.trim() })
}

export const banFromStreaming: Verb<Calls['banFromStreaming']> = async (context, { uid, reason }) => {
  const { accountDb, viewer, now } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  if (uid === viewer.uid) return fail('not_yourself')
  const [row, user] = await Promise.all([lastApplication(accountDb, uid), findUser(accountDb, uid)])
  const isOpen = row?.state === 'reviewing' || row?.state === 'successful'
  const decision = { act: 'ban' as const, reason: reason.trim() }
  if (!isOpen && user?.roles.includes('anchor'))
    return decide(context, grantedApplication(uid, now), { ...decision, isNew: true })
  if (!row) return fail('not_found')
  if (await isAtAnother(context, 'streamers', row.id)) return fail('claimed')
  return decide(context, row, decision)
}

interface Decided {
  act: ApplicationAct
  reason: string
  /** The application is stored with the decision. */
  isNew?: boolean
}

async function decide(context: UserContext, row: ApplicationRow, { act, reason, isNew = false }: Decided) {
  const { env, accountDb, matchDb, now, defer } = context
  const { id, uid } = row
  if (!mayMove(act, row)) return fail('order_moved')
  const isRestored = act === 'lift' && moveOf(act, row).to === 'successful'
  const params: Notice['params'] = act === 'accept' ? {} : { reason }
  const notice = { type: isRestored ? ('streamer_restored' as const) : NOTICES[act], params }
  // Before anything else, so that nothing is shown in between.
  if (act === 'ban') defer(refreshRooms(env, await setRoomsShown(matchDb, uid, false, now)))
  const before = await findUser(accountDb, uid)
  const isStreamer = before?.roles.includes('anchor') ?? false
  const moved = await moveStreamer(context, row, { act, reason, isStreamer, notice, isNew })
  // The centre makes the room when it is opened, if this fails; a ban has hidden it already.
  const settling = settleRoom(context, uid).catch((error: unknown) =>
    logError({ event: 'room_not_settled', uid }, error),
  )
  if (!moved) {
    await settling
    return fail('order_moved')
  }
  await endClaim(context, 'streamers', id)
  clearViewerCache(uid)
  announce(context, uid, notice)
  const after = await findUser(accountDb, uid)
  if (before && after) await announceRoles(context, { before, after })
  await settling
  return { done: true as const }
}

export const takePictureOff: Verb<Calls['takePictureOff']> = async (context, { id, path, reason }) => {
  const { accountDb, matchDb } = context
  const row = await findApplication(accountDb, id)
  const room = row && (await findRoomOf(matchDb, row.uid))
  if (!room || !(await picturesOf(matchDb, row.uid)).some((picture) => picture.path === path)) return fail('not_found')
  // Before the deed, so that none is without a line.
  await auditAccount(context, 'remove_picture', row.uid, `${reason.trim()} (${path})`)
  if (!(await removePictureOf(context, room, path))) return fail('not_found')
  await notify(context, row.uid, 'streamer_taken_off', { reason: reason.trim() }, `streamer:off:${path}`)
  return { done: true }
}

export const takeTextsOff: Verb<Calls['takeTextsOff']> = async (context, { id, reason }) => {
  const { accountDb, matchDb, now } = context
  const row = await findApplication(accountDb, id)
  const room = row && (await findRoomOf(matchDb, row.uid))
  const texts = room ? await textsOf(context, room) : []
  if (!room || texts.length === 0) return fail('not_found')
  const said = texts.map(({ kind, text }) => `${kind}: ${text}`).join(' | ')
  await auditAccount(context, 'remove_texts', row.uid, `${reason.trim()} (${said.slice(0, AUDITED_CHARS)})`)
  await removeTextsOf(context, room)
  await notify(context, row.uid, 'streamer_taken_off', { reason: reason.trim() }, `streamer:texts:${room.id}:${now}`)
  return { done: true }
}
