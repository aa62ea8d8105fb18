import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { setUserCookie } from '#app/server/session-cookies.ts'
import type { Result } from '#contract/call.ts'
import type { User } from '#contract/user.ts'

/** The signed-in user; null for a guest, for whom no call is made. */
export const getViewer = createServerFn({ method: 'GET' }).handler(async (): Promise<Result<User | null>> => {
  if (!requestScope().token) return { ok: true, data: null }
  const answer = await java().user.getUser({})
  if (!answer.ok) return answer
  setUserCookie(answer.data.user)
  return { ok: true, data: answer.data.user }
})
