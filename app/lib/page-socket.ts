import { bindToPageLifecycle } from './bind-to-page-lifecycle.ts'
import { ScoreSocket } from './score-socket.ts'
import { socketUrl } from './socket-url.ts'

const sockets = new Map<string, ScoreSocket>()

/** The page's one socket to a URL. Connects with the first subscription; browser only. */
export function scoreSocketOf(url: string): ScoreSocket {
  const existing = sockets.get(url)
  if (existing) return existing
  const socket = new ScoreSocket({
    url: socketUrl(url, window.location.href),
    isOnline: () => navigator.onLine,
  })
  sockets.set(url, socket)
  bindToPageLifecycle(socket)
  return socket
}
