import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isPassword } from '#backend/identity/password.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import type { loginCalls } from '#contract/login.ts'
import { isClosedDemo } from './demo-accounts.ts'
import { findAccount } from './find-account.ts'
import { clearTries, mayTryPassword } from './guess-limit.ts'
import { consumeHumanCheck } from './human-check.ts'
import { identifierOf } from './identifier.ts'
import { signInUser } from './sign-in-user.ts'

/** The answer and its time are the same for an unknown account, one without a password and a wrong password. */
export const signInByPassword: Verb<typeof loginCalls.signInByPassword> = async (context, input) => {
  if (!(await consumeHumanCheck(context, input.cfToken))) return fail('check_failed')
  const identifier = identifierOf(input)
  const name = identifier instanceof Fail ? `text:${input.mobileOrEmail ?? ''}` : `${identifier.kind}:${identifier.key}`
  if (!(await mayTryPassword(context, name))) return fail('locked')
  const row = identifier instanceof Fail ? undefined : await findAccount(context, identifier)
  const isRight = await isPassword(input.password, row?.passwordHash)
  if (!row || !isRight || isClosedDemo(context.env, row.email, input.password)) return fail('wrong_login')
  if (row.bannedAt !== null) return fail('banned')
  await clearTries(context, name)
  await creditChannel(context.db, row.uid, input, context.now)
  return signInUser(context, row, false)
}
