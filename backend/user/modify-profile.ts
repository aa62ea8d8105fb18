import { fail } from '#backend/core/fail.ts'
import { plainLine } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { nameRefusal } from '#backend/identity/name-refusal.ts'
import { setNameAndSignature } from '#backend/identity/users.store.ts'
import { SIGNATURE_CHARS_MAX } from '#contract/account-rules.ts'
import type { userCalls } from '#contract/user.ts'
import { toUser } from './to-user.ts'

/** Changes user name, signature or both. */
export const modifyProfile: Verb<typeof userCalls.modifyProfile> = async (context, input) => {
  const { accountDb, viewer } = context
  const username = input.username?.trim()
  const signature = input.signature === undefined ? undefined : plainLine(input.signature)
  if (username === undefined && signature === undefined) return fail('invalid_input', 'nothing to change')
  if (signature !== undefined && [...signature].length > SIGNATURE_CHARS_MAX)
    return fail('invalid_input', `a signature has at most ${SIGNATURE_CHARS_MAX} characters`)
  const refusal = username === undefined ? null : await nameRefusal(context, username)
  if (refusal) return refusal
  const row = await setNameAndSignature(accountDb, viewer.uid, { username, signature })
  if (row === 'taken') return fail('name_taken')
  return row ? { user: await toUser(context, row, true) } : fail('session_invalid')
}
