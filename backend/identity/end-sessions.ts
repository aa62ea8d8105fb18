import type { Context } from '#backend/core/context.ts'
import { endSessionsOf, type SessionFilter } from './sessions.store.ts'
import { clearViewerCache } from './viewer.ts'

type EndingContext = Pick<Context, 'accountDb' | 'env' | 'defer' | 'viewer'>

/**
 * To be called when the rows of sessions have been deleted: their tokens are refused from now on, and the sockets of
 * their pages close. Pages of other sessions than the caller's are told why: the caller's own page ended its session
 * itself.
 */
export function closeSessions(
  { env, defer, viewer }: Omit<EndingContext, 'accountDb'>,
  uid: number,
  ids: readonly string[],
): void {
  clearViewerCache(uid)
  if (ids.length > 0) defer(env.INBOXES.getByName(String(uid)).closeSessions([...ids], viewer?.sessionId))
}

/** Ends sessions of a user, all of them without `which`. Returns how many ended. */
export async function endSessions(context: EndingContext, uid: number, which?: SessionFilter): Promise<number> {
  const ended = await endSessionsOf(context.accountDb, uid, which)
  closeSessions(context, uid, ended)
  return ended.length
}
