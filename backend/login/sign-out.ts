import type { Verb } from '#backend/serve.ts'
import type { loginCalls } from '#contract/login.ts'
import { endSessionsOf } from './sessions.store.ts'
import { forgetViewer } from './viewer.ts'

export const signOut: Verb<typeof loginCalls.signOut> = async ({ db, viewer }) => {
  if (viewer) {
    await endSessionsOf(db, viewer.uid, { id: viewer.sessionId })
    forgetViewer(viewer.uid)
  }
  return { done: true }
}
