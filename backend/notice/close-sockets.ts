import type { Context } from '#backend/core/context.ts'

/**
 * Closes the inbox sockets of sessions that were ended from elsewhere, with their ids. The caller's own is among them
 * only where it ends with all others: its page knows what it did, and is not told.
 */
export function closeSockets(
  { env, defer, viewer }: Pick<Context, 'env' | 'defer' | 'viewer'>,
  uid: number,
  ids: readonly string[],
): void {
  if (ids.length > 0) defer(env.INBOXES.getByName(String(uid)).sessionsEnded([...ids], viewer?.sessionId))
}
