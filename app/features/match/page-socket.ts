import { bindToPageLifecycle } from '#app/lib/bind-to-page-lifecycle.ts'
import { ScoreSocket } from './score-socket.ts'

const sockets = new Map<string, ScoreSocket>()

/** Turns `/ws/g` into a URL on the page's host, `wss:` on secure pages. */
export function socketUrl(url: string, base: string): string {
  const address = new URL(url, base)
  if (address.protocol === 'https:') address.protocol = 'wss:'
  if (address.protocol === 'http:') address.protocol = 'ws:'
  return address.href
}

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
