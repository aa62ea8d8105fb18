import type { Context } from '#backend/core/context.ts'

/**
 * Closes the inbox sockets of sessions that have ended. Pages of other sessions than the caller's are told why: the
 * caller's own page ended its session itself.
 */
export function closeSockets(
  { env, defer, viewer }: Pick<Context, 'env' | 'defer' | 'viewer'>,
  uid: number,
  ids: readonly string[],
): void {
  if (ids.length > 0) defer(env.INBOXES.getByName(String(uid)).closeSessions([...ids], viewer?.sessionId))
}
