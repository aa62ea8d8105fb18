import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { setPasswordHash } from '#backend/identity/accounts.store.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { notify } from '#backend/notice/notify.ts'
import { passwordFault } from '#contract/account-rules.ts'
import type { loginCalls } from '#contract/login.ts'
import { accountByCode } from './account-by-code.ts'
import { signInUser } from './sign-in-user.ts'

/** An unknown email or phone becomes a new user with this password: the answer does not reveal who has an account. */
export const resetPassword: Verb<typeof loginCalls.resetPassword> = async (context, input) => {
  if (passwordFault(input.password)) return fail('bad_password')
  const account = await accountByCode(context, input, {})
  if (account instanceof Fail) return account
  const { uid } = account.row
  const passwordHash = await hashPassword(input.password)
  const changed = await setPasswordHash(context.accountDb, uid, passwordHash)
  if (changed.length === 0) throw new Error('the account was deleted meanwhile')
  if (!account.isNew) await notify(context, uid, 'password_changed')
  return signInUser(context, { ...account.row, passwordHash }, account.isNew, { endsOthers: true })
}
