import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { changeUser } from '#backend/identity/users.store.ts'
import { tell } from '#backend/notice/tell.ts'
import { passwordFault } from '#contract/account-rules.ts'
import type { loginCalls } from '#contract/login.ts'
import { accountByCode } from './account-by-code.ts'
import { answerSession } from './answer-session.ts'

/** An unknown email or phone becomes a new user with that password: the answer does not tell who was known. */
export const resetPassword: Verb<typeof loginCalls.resetPassword> = async (context, input) => {
  if (passwordFault(input.password)) return fail('bad_password')
  const account = await accountByCode(context, input, {})
  if (account instanceof Fail) return account
  const { uid } = account.row
  const row = await changeUser(context.db, uid, { passwordHash: await hashPassword(input.password) })
  if (!row || row === 'taken') throw new Error('the account went away')
  if (!account.isNew) await tell(context, uid, 'password_changed')
  return answerSession(context, row, account.isNew, { endsOthers: true })
}
