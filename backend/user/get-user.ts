import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser, findVisibleUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'
import { toUser } from './to-user.ts'

/** One's own account whole; of another what anybody may see. */
export const getUser: Verb<typeof userCalls.getUser> = async (context, { userId }) => {
  const isSelf = userId === undefined || userId === context.viewer?.uid
  const row = isSelf ? await findOwnUser(context) : await findVisibleUser(context, userId)
  return row instanceof Fail ? row : { user: await toUser(context, row, isSelf) }
}
