import type { Watcher } from '#backend/level/room-earnings.ts'
import { attachmentOf } from './chat-socket.ts'

/** Longer than pages take between two pings. */
const PING_MS = 30_000

/** The user of a page, since when it is open and until when it has given a sign; none of a guest's. */
export function watcherOf(ctx: DurableObjectState, socket: WebSocket): Watcher[] {
  const { holder, openedAt } = attachmentOf(socket)
  if (!holder) return []
  const pingedAt = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt
  return [{ uid: holder.uid, from: openedAt, to: Math.min(Date.now(), pingedAt + PING_MS) }]
}
