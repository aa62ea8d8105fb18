import type { Verb } from '#backend/core/serve.ts'
import { endSessionsOf } from '#backend/identity/sessions.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import type { loginCalls } from '#contract/login.ts'

export const signOut: Verb<typeof loginCalls.signOut> = async ({ db, viewer }) => {
  if (viewer) {
    await endSessionsOf(db, viewer.uid, { id: viewer.sessionId })
    clearViewerCache(viewer.uid)
  }
  return { done: true }
}
