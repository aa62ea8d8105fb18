import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser, findVisibleUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'
import { toUser } from './to-user.ts'

/** The caller's own account with all fields, or another user's public fields. */
export const getUser: Verb<typeof userCalls.getUser> = async (context, { userId }) => {
  const isSelf = userId === undefined || userId === context.viewer?.uid
  const row = isSelf ? await findOwnUser(context) : await findVisibleUser(context, userId)
  return row instanceof Fail ? row : { user: await toUser(context, row, isSelf) }
}
