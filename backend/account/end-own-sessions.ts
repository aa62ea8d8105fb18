import type { UserContext } from '#backend/core/context.ts'
import { endSessionsOf } from '#backend/identity/sessions.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { closeSockets } from '#backend/notice/close-sockets.ts'

/** Ends the viewer's session `id`, or all of the viewer's sessions but the current one. Returns how many ended. */
export async function endOwnSessions(context: UserContext, id?: string): Promise<number> {
  const { db, viewer } = context
  const ended = await endSessionsOf(db, viewer.uid, id === undefined ? { except: viewer.sessionId } : { id })
  clearViewerCache(viewer.uid)
  closeSockets(context, viewer.uid, ended)
  return ended.length
}
