import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { loginCalls } from '#contract/login.ts'
import { accountByCode } from './account-by-code.ts'
import { signInUser } from './sign-in-user.ts'

export const signInByCode: Verb<typeof loginCalls.signInByCode> = async (context, input) => {
  const account = await accountByCode(context, input, input)
  return account instanceof Fail ? account : signInUser(context, account.row, account.isNew)
}
