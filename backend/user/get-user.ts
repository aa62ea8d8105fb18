import { fail } from '#backend/fail.ts'
import type { Verb } from '#backend/serve.ts'
import type { userCalls } from '#contract/user.ts'

export const getUser: Verb<typeof userCalls.getUser> = ({ viewer, token }, { userId }) => {
  if (viewer || userId !== undefined) return fail('not_found')
  return fail(token ? 'session_invalid' : 'session_missing')
}
