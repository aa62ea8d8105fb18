import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { setPasswordHash } from '#backend/identity/accounts.store.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { notify } from '#backend/notice/notify.ts'
import type { accountCalls } from '#contract/account.ts'
import { passwordFault } from '#contract/account-rules.ts'
import { verifyOwner } from './verify-owner.ts'

export const changePassword: Verb<typeof accountCalls.changePassword> = async (context, input) => {
  const { password, currentPassword, checkCode } = input
  if (passwordFault(password)) return fail('bad_password')
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const refusal = await verifyOwner(context, own, { password: currentPassword, checkCode })
  if (refusal) return refusal
  await setPasswordHash(context.accountDb, own.uid, await hashPassword(password))
  await endSessions(context, own.uid, { except: context.viewer.sessionId })
  await notify(context, own.uid, 'password_changed')
  return { done: true }
}
