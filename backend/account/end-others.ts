import type { UserContext } from '#backend/core/context.ts'
import { endSessionsOf } from '#backend/identity/sessions.store.ts'
import { forgetViewer } from '#backend/identity/viewer.ts'
import { closeSockets } from '#backend/notice/close-sockets.ts'

/** Ends the session `id`, or every session of the viewer but the one she is in. Answers how many ended. */
export async function endOthers(context: UserContext, id?: string): Promise<number> {
  const { db, viewer } = context
  const ended = await endSessionsOf(db, viewer.uid, id === undefined ? { except: viewer.sessionId } : { id })
  forgetViewer(viewer.uid)
  closeSockets(context, viewer.uid, ended)
  return ended.length
}
