import type { Context } from '#backend/core/context.ts'
import { noteSignIn } from '#backend/identity/accounts.store.ts'
import { beginSession } from '#backend/identity/begin-session.ts'
import { deviceOf } from '#backend/identity/device.ts'
import { endSessionsOf, listSessionsOf } from '#backend/identity/sessions.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { forgetViewer } from '#backend/identity/viewer.ts'
import { closeSockets } from '#backend/notice/close-sockets.ts'
import { notify } from '#backend/notice/notify.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { Session } from '#contract/login.ts'

/** Tells her of a kind of device in a country that none of her sessions has, once for each. */
async function tellOfNewDevice(context: Context, uid: number): Promise<void> {
  const device = deviceOf(context.userAgent)
  const country = context.country ?? ''
  const sessions = await listSessionsOf(context.db, uid, context.now)
  if (sessions.some((row) => deviceOf(row.userAgent) === device && (row.country ?? '') === country)) return
  await notify(context, uid, 'new_device', { device, country }, `new_device:${uid}:${device}:${country}`)
}

/** The session that the browser held before goes, whoever's it was: its token is about to be overwritten. */
async function endSessionBefore({ db, viewer }: Context): Promise<void> {
  if (!viewer) return
  await endSessionsOf(db, viewer.uid, { id: viewer.sessionId })
  forgetViewer(viewer.uid)
}

async function endAllSessions(context: Context, uid: number): Promise<void> {
  closeSockets(context, uid, await endSessionsOf(context.db, uid))
  forgetViewer(uid)
}

/**
 * Begins a session for somebody who proved who she is; callers have refused the banned before. `endsOthers`: it becomes
 * her only one.
 */
export async function answerSession(
  context: Context,
  row: UserRow,
  newUser: boolean,
  { endsOthers = false }: { endsOthers?: boolean } = {},
): Promise<Session> {
  if (!newUser) await tellOfNewDevice(context, row.uid)
  await endSessionBefore(context)
  if (endsOthers) await endAllSessions(context, row.uid)
  await noteSignIn(context.db, row.uid, context.now)
  const token = await beginSession(context, row.uid)
  return { uid: row.uid, token, newUser, user: await toUser(context, row, true) }
}
