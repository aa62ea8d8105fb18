import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { setPasswordHash } from '#backend/identity/accounts.store.ts'
import { findOwn } from '#backend/identity/find-user.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { notify } from '#backend/notice/notify.ts'
import type { accountCalls } from '#contract/account.ts'
import { passwordFault } from '#contract/account-rules.ts'
import { endOthers } from './end-others.ts'
import { proveOwner } from './prove-owner.ts'

export const changePassword: Verb<typeof accountCalls.changePassword> = async (context, input) => {
  const { password, currentPassword, checkCode } = input
  if (passwordFault(password)) return fail('bad_password')
  const own = await findOwn(context)
  if (own instanceof Fail) return own
  const refusal = await proveOwner(context, own, { password: currentPassword, checkCode })
  if (refusal) return refusal
  await setPasswordHash(context.db, own.uid, await hashPassword(password))
  await endOthers(context)
  await notify(context, own.uid, 'password_changed')
  return { done: true }
}
