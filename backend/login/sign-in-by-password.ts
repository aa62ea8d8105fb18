import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isPassword } from '#backend/identity/password.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import type { loginCalls } from '#contract/login.ts'
import { answerSession } from './answer-session.ts'
import { findAccount } from './find-account.ts'
import { forgetGuesses, mayGuess } from './guess-limit.ts'
import { spendHumanCheck } from './human-check.ts'
import { identifierOf } from './identifier.ts'

/** An unknown account, one without a password and a wrong password are one answer, after the same work. */
export const signInByPassword: Verb<typeof loginCalls.signInByPassword> = async (context, input) => {
  if (!(await spendHumanCheck(context, input.cfToken))) return fail('check_failed')
  const identifier = identifierOf(input)
  const name = identifier instanceof Fail ? `text:${input.mobileOrEmail ?? ''}` : `${identifier.kind}:${identifier.key}`
  if (!(await mayGuess(context, name))) return fail('locked')
  const row = identifier instanceof Fail ? undefined : await findAccount(context, identifier)
  const isRight = await isPassword(input.password, row?.passwordHash)
  if (!row || !isRight) return fail('wrong_login')
  if (row.bannedAt !== null) return fail('banned')
  await forgetGuesses(context, name)
  await creditChannel(context.db, row.uid, input, context.now)
  return answerSession(context, row, false)
}
