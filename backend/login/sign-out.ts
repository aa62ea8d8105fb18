import type { Verb } from '#backend/core/serve.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import type { loginCalls } from '#contract/login.ts'

export const signOut: Verb<typeof loginCalls.signOut> = async (context) => {
  const { viewer } = context
  if (viewer) await endSessions(context, viewer.uid, { id: viewer.sessionId })
  return { done: true }
}
