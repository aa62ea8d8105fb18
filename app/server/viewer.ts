import type { Result } from '#contract/call.ts'
import type { User } from '#contract/user.ts'
import { java } from './api.ts'
import { parseKnownUser } from './known-user.ts'
import { requestScope } from './request-scope.ts'
import { setUserCookies } from './session-cookies.ts'

/** The signed-in user of the request; null for a guest, for whom no call is made. */
export async function readViewer(): Promise<Result<User | null>> {
  if (!requestScope().token) return { ok: true, data: null }
  const answer = await java().user.getUser({})
  if (!answer.ok) return answer
  setUserCookies(answer.data.user)
  return { ok: true, data: answer.data.user }
}

/**
 * For a page whose account could not be read: what a cookie of ours says of the user, without the private part. When
 * there is none, null, and the network-problem page is sent: a signed-in visitor is never shown a guest's page.
 */
export function readKnownViewer(): User | null {
  const scope = requestScope()
  const known = parseKnownUser(scope.known, scope.token)
  if (!known) scope.isViewerUnknown = true
  return known ?? null
}
