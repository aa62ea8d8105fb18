import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { orTaken, setCredentials } from '#backend/identity/accounts.store.ts'
import { rotateSession } from '#backend/identity/begin-session.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { nameRefusal } from '#backend/identity/name-refusal.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { requireRecentProof } from '#backend/identity/require-recent-proof.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { accountCalls } from '#contract/account.ts'
import { passwordFault } from '#contract/account-rules.ts'

interface Wanted {
  uname?: string
  password?: string
}

function refusalOf(row: UserRow, { uname, password }: Wanted) {
  if (uname === undefined && password === undefined) return fail('invalid_input', 'nothing to change')
  if (password !== undefined && passwordFault(password)) return fail('bad_password')
  const isLate = (uname !== undefined && row.hasChosenName) || (password !== undefined && row.passwordHash !== null)
  return isLate ? fail('forbidden') : null
}

/**
 * Sets a first user name and password; later changes have their own calls. Replaces the session's token; a first
 * password ends the other sessions.
 */
export const modifyNewUser: Verb<typeof accountCalls.modifyNewUser> = async (context, input) => {
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const uname = input.uname?.trim()
  const { password } = input
  const refusal = refusalOf(own, {
    ...(uname === undefined ? {} : { uname }),
    ...(password === undefined ? {} : { password }),
  })
  if (refusal) return refusal
  const badName = uname === undefined ? null : await nameRefusal(context, uname)
  if (badName) return badName
  const unproven = password === undefined ? null : await requireRecentProof(context, own)
  if (unproven) return unproven
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  const changed = await orTaken(setCredentials(context.accountDb, own.uid, { username: uname, passwordHash }))
  if (changed === 'taken') return fail('name_taken')
  if (password !== undefined) await endSessions(context, own.uid, { except: context.viewer.sessionId })
  const row = await findUser(context.accountDb, own.uid)
  const token = row && (await rotateSession(context))
  return token ? { token, user: await toUser(context, row, true) } : fail('session_invalid')
}
