import type { Hono } from 'hono'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { ServerEnv, Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { announce } from '#backend/notice/notify.ts'
import { openRoomOf, setRoomsShown } from '#backend/room/streamer-rooms.store.ts'
import { actsOf, nextState } from '#backend/streamer/application-states.ts'
import {
  type ApplicationRow,
  findApplication,
  findPhoto,
  lastApplication,
  othersWithId,
  photosOf,
  searchApplications,
} from '#backend/streamer/applications.store.ts'
import { ID_PHOTO_PATH, lookPath, photoOfTicket, readIdPhoto } from '#backend/streamer/id-photos.ts'
import { openPapers } from '#backend/streamer/papers.ts'
import type { Application, ApplicationAct, ApplicationLine, adminStreamerCalls } from '#contract/admin-streamers.ts'
import { logError } from '#contract/log-error.ts'
import type { Notice } from '#contract/notice.ts'
import { announceRoles } from './announce-roles.ts'
import { auditAccount, auditOnce } from './audit.store.ts'
import { moveStreamer } from './streamers.store.ts'

type Calls = typeof adminStreamerCalls

const toLine = (row: ApplicationRow, username: string | null | undefined): ApplicationLine => ({
  id: row.id,
  uid: row.uid,
  username: username ?? `#${row.uid}`,
  state: row.state,
  createdAt: instant(row.createdAt),
  ...(row.decidedAt === null ? {} : { decidedAt: instant(row.decidedAt) }),
})

async function toApplication({ env, accountDb }: UserContext, row: ApplicationRow): Promise<Application> {
  const [user, papers, photos, others, last] = await Promise.all([
    findUser(accountDb, row.uid),
    openPapers(env, row),
    photosOf(accountDb, row.id),
    row.idDigest === null ? [] : othersWithId(accountDb, row),
    lastApplication(accountDb, row.uid),
  ])
  return {
    ...toLine(row, user?.username),
    ...(papers ? { papers } : {}),
    introduction: row.introduction,
    content: row.content,
    ...(row.reason === null ? {} : { reason: row.reason }),
    photos: photos.map(({ kind }) => kind),
    sameId: others.map(({ uid, username, state }) => ({ uid, username: username ?? `#${uid}`, state })),
    acts: last?.id === row.id ? actsOf(row.state) : [],
  }
}

export const listApplications: Verb<Calls['listApplications']> = async ({ accountDb }, { page = 1, ...search }) => {
  const { rows, total } = await searchApplications(accountDb, search, page)
  return { list: rows.map(({ application, username }) => toLine(application, username)), total }
}

export const getApplication: Verb<Calls['getApplication']> = async (context, { id }) => {
  const row = await findApplication(context.accountDb, id)
  if (!row) return fail('not_found')
  await auditOnce(context, 'view_application', row.uid, String(id))
  return { application: await toApplication(context, row) }
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
    const { env, accountDb, viewer, now } = c.get('context')
    const sessionId = viewer?.roles.includes('administrator') ? viewer.sessionId : undefined
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

/** The room as it follows from a decision. A ban ends it before anything else, so that nothing is shown in between. */
async function setRoom({ env, matchDb, lan, now, defer }: UserContext, uid: number, act: ApplicationAct) {
  if (act === 'accept') await openRoomOf(matchDb, uid, { language: lan, now })
  defer(refreshRooms(env, await setRoomsShown(matchDb, uid, act === 'accept', now)))
}

export const decideApplication: Verb<Calls['decideApplication']> = async (context, { id, act, reason }) => {
  const { accountDb, viewer } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findApplication(accountDb, id)
  if (!row) return fail('not_found')
  const { uid } = row
  if (uid === viewer.uid) return fail('not_yourself')
  const last = await lastApplication(accountDb, uid)
  if (last?.id !== id || !nextState(row.state, act)) return fail('order_moved')
  const text = reason.trim()
  const params: Notice['params'] = act === 'accept' ? {} : { reason: text }
  const notice = { type: NOTICES[act], params }
  if (act === 'ban') await setRoom(context, uid, act)
  const before = await findUser(accountDb, uid)
  const moved = await moveStreamer(context, row, { act, reason: text, notice })
  if (!moved) return fail('order_moved')
  clearViewerCache(uid)
  announce(context, uid, notice)
  const after = await findUser(accountDb, uid)
  if (before && after) await announceRoles(context, { before, after })
  // The centre makes the room when it is opened, if this fails.
  if (act === 'accept')
    await setRoom(context, uid, act).catch((error: unknown) => logError({ event: 'room_not_opened', uid }, error))
  return { done: true }
}
