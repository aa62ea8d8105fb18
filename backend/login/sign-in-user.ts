import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { setLastLogin } from '#backend/identity/accounts.store.ts'
import { beginSession } from '#backend/identity/begin-session.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { deviceOf } from '#backend/identity/device.ts'
import { closeSessions, endSessions } from '#backend/identity/end-sessions.ts'
import { rememberBrowser } from '#backend/identity/known-browsers.store.ts'
import { endSessionsOf, listSessionsOf } from '#backend/identity/sessions.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { openHalf } from '#backend/two-step/half-sign-in.ts'
import { hasSecondStep, lacksSecondStep } from '#backend/two-step/second-step.store.ts'
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

interface Opening {
  newUser: boolean
  isProven: boolean
  endsOthers?: boolean
  /** Whether the second step was taken; without it the account must have none. */
  hasSecond?: boolean
}

/** Begins the session of a user who has taken every step, in place of the one that this browser had. */
export async function openSession(
  context: Context,
  row: UserRow,
  { newUser, isProven, endsOthers = false, hasSecond = false }: Opening,
): Promise<Session> {
  if (!newUser) await notifyOfNewDevice(context, row.uid)
  const previous = await endPreviousSession(context)
  const others = endsOthers ? await endSessionsOf(context.accountDb, row.uid) : []
  if (context.browser) await rememberBrowser(context.accountDb, row.uid, await browserHashOf(context), context.now)
  await setLastLogin(context.accountDb, row.uid, context.now)
  const only = hasSecond ? undefined : lacksSecondStep(row.uid)
  const token = await beginSession(context, row, { isProven, hasSecond, only })
  // Last: a page whose socket closes asks for another ticket, and then has the new session's cookie.
  if (context.viewer) closeSessions(context, context.viewer.uid, previous)
  closeSessions(context, row.uid, others)
  return { uid: row.uid, token, newUser, user: await toUser(context, row, true) }
}

/**
 * Signs in a user whose identity is proven and who is not banned: callers check both. An account with a second step gets
 * no session but a ticket for that step; no other way leads to a session. `endsOthers`: ends all other sessions of the
 * user. `isByThirdParty`: the user gave neither a password nor a code.
 */
export async function signInUser(
  context: Context,
  row: UserRow,
  newUser: boolean,
  { endsOthers = false, isByThirdParty = false }: { endsOthers?: boolean; isByThirdParty?: boolean } = {},
): Promise<Session | Fail<'second_step'>> {
  if (!(await hasSecondStep(context.accountDb, row.uid)))
    return openSession(context, row, { newUser, isProven: !isByThirdParty, endsOthers })
  if (endsOthers) await endSessions(context, row.uid)
  return fail('second_step', await openHalf(context, row, isByThirdParty))
}
