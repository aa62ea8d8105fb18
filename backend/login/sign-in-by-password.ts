import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { isBrowserOfUser } from '#backend/identity/known-browsers.store.ts'
import { isPassword } from '#backend/identity/password.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import type { loginCalls } from '#contract/login.ts'
import { isClosedDemo } from './demo-accounts.ts'
import { findAccount } from './find-account.ts'
import { clearTries, mayTryAccount, mayTryFromAddress } from './guess-limit.ts'
import { consumeHumanCheck } from './human-check.ts'
import { type Identifier, identifierOf } from './identifier.ts'
import { signInUser } from './sign-in-user.ts'

/**
 * All names of an account have one count, and each browser in which it was signed in to has its own: whoever guesses
 * elsewhere does not lock it there.
 */
async function countedAs(context: Context, uid: number): Promise<string> {
  if (!context.browser) return `uid:${uid}`
  const browserHash = await browserHashOf(context)
  return (await isBrowserOfUser(context.accountDb, uid, browserHash)) ? `browser:${browserHash}:${uid}` : `uid:${uid}`
}

/** An unknown name is counted too: a lock must not reveal who has an account. */
const nameOf = (identifier: Identifier | Fail, text: string | undefined): string =>
  identifier instanceof Fail ? `text:${text ?? ''}` : `${identifier.kind}:${identifier.key}`

/** The answer and its time are the same for an unknown account, one without a password and a wrong password. */
export const signInByPassword: Verb<typeof loginCalls.signInByPassword> = async (context, input) => {
  if (!(await consumeHumanCheck(context, input.cfToken))) return fail('check_failed')
  if (!(await mayTryFromAddress(context))) return fail('locked')
  const identifier = identifierOf(input)
  const row = identifier instanceof Fail ? undefined : await findAccount(context, identifier)
  const name = row ? await countedAs(context, row.uid) : nameOf(identifier, input.mobileOrEmail)
  if (!(await mayTryAccount(context, name))) return fail('locked')
  const isRight = await isPassword(input.password, row?.passwordHash)
  if (!row || !isRight || isClosedDemo(context.env, row.email, input.password)) return fail('wrong_login')
  if (row.bannedAt !== null) return fail('banned')
  await clearTries(context, name)
  await creditChannel(context.accountDb, row.uid, input, context.now)
  return signInUser(context, row, false)
}
