import { fail } from '#backend/fail.ts'
import type { Verb } from '#backend/serve.ts'
import type { userCalls } from '#contract/user.ts'

/** The account behind the token. There are no accounts yet, so there is nobody to tell about. */
export const getUser: Verb<typeof userCalls.getUser> = ({ viewer }) =>
  viewer ? fail('not_found') : fail('session_missing')
