import type { Context } from '#backend/core/context.ts'
import { setLastLogin } from '#backend/identity/accounts.store.ts'
import { beginSession } from '#backend/identity/begin-session.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { deviceOf } from '#backend/identity/device.ts'
import { closeSessions } from '#backend/identity/end-sessions.ts'
import { rememberBrowser } from '#backend/identity/known-browsers.store.ts'
import { endSessionsOf, listSessionsOf } from '#backend/identity/sessions.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { Session } from '#contract/login.ts'

/** Notifies the user of a sign-in with a device or country that no open session has; once for each combination. */
async function notifyOfNewDevice(context: Context, uid: number): Promise<void> {
  const device = deviceOf(context.userAgent)
  const country = context.country ?? ''
  const sessions = await listSessionsOf(context.accountDb, uid, context.now)
  if (sessions.some((row) => deviceOf(row.userAgent) === device && (row.country ?? '') === country)) return
  await notify(context, uid, 'new_device', { device, country }, `new_device:${uid}:${device}:${country}`)
}

/** Ends the session that this browser had, of whatever user: the new token replaces its cookie. Returns its id. */
const endPreviousSession = async ({ accountDb, viewer }: Context): Promise<string[]> =>
  viewer ? endSessionsOf(accountDb, viewer.uid, { id: viewer.sessionId }) : []

/**
 * Signs in a user whose identity is proven and who is not banned: callers check both. `endsOthers`: ends all other
 * sessions of the user. `isByThirdParty`: the user gave neither a password nor a code.
 */
export async function signInUser(
  context: Context,
  row: UserRow,
  newUser: boolean,
  { endsOthers = false, isByThirdParty = false }: { endsOthers?: boolean; isByThirdParty?: boolean } = {},
): Promise<Session> {
  if (!newUser) await notifyOfNewDevice(context, row.uid)
  const previous = await endPreviousSession(context)
  const others = endsOthers ? await endSessionsOf(context.accountDb, row.uid) : []
  if (context.browser) await rememberBrowser(context.accountDb, row.uid, await browserHashOf(context), context.now)
  await setLastLogin(context.accountDb, row.uid, context.now)
  const token = await beginSession(context, row, !isByThirdParty)
  // Last: a page whose socket closes asks for another ticket, and then has the new session's cookie.
  if (context.viewer) closeSessions(context, context.viewer.uid, previous)
  closeSessions(context, row.uid, others)
  return { uid: row.uid, token, newUser, user: await toUser(context, row, true) }
}
