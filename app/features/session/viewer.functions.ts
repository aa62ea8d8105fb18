import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { parseKnownUser } from '#app/server/known-user.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { setUserCookies } from '#app/server/session-cookies.ts'
import type { Result } from '#contract/call.ts'
import type { User } from '#contract/user.ts'

/** The signed-in user; null for a guest, for whom no call is made. */
export const getViewer = createServerFn({ method: 'GET' }).handler(async (): Promise<Result<User | null>> => {
  if (!requestScope().token) return { ok: true, data: null }
  const answer = await java().user.getUser({})
  if (!answer.ok) return answer
  setUserCookies(answer.data.user)
  return { ok: true, data: answer.data.user }
})

/**
 * For a page whose account could not be read: what a cookie of ours says of the user, without the private part. When
 * there is none, null, and the network-problem page is sent: a signed-in visitor is never shown a guest's page.
 */
export const getKnownViewer = createServerFn({ method: 'GET' }).handler((): User | null => {
  const scope = requestScope()
  const known = parseKnownUser(scope.known, scope.token)
  if (!known) scope.isViewerUnknown = true
  return known ?? null
})
