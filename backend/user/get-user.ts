import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findVisibleUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'
import { readOwnUser, toUser } from './to-user.ts'

/** The caller's own account with all fields, or another user's public fields. */
export const getUser: Verb<typeof userCalls.getUser> = async (context, { userId }) => {
  if (userId === undefined || userId === context.viewer?.uid) {
    const user = await readOwnUser(context)
    return user instanceof Fail ? user : { user }
  }
  const row = await findVisibleUser(context, userId)
  return row instanceof Fail ? row : { user: await toUser(context, row, false) }
}
