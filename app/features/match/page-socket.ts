import { ScoreSocket } from './score-socket.ts'

const sockets = new Map<string, ScoreSocket>()

/** `/ws/g` becomes an address of the page's own host, secure where the page is. */
export function socketUrl(url: string, base: string): string {
  const address = new URL(url, base)
  if (address.protocol === 'https:') address.protocol = 'wss:'
  if (address.protocol === 'http:') address.protocol = 'ws:'
  return address.href
}

/** A page that sleeps, wakes or loses its network tells the socket. */
function followPage(socket: ScoreSocket): void {
  const wake = (): void => socket.wake()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  window.addEventListener('online', wake)
  window.addEventListener('offline', () => socket.sleep())
  window.addEventListener('pageshow', wake)
  // An open socket would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', () => socket.close())
}

/** The page's one socket to an address. Does not connect before the first topic; in the browser only. */
export function scoreSocketOf(url: string): ScoreSocket {
  const known = sockets.get(url)
  if (known) return known
  const socket = new ScoreSocket({
    connect: () => new WebSocket(socketUrl(url, window.location.href)),
    isOnline: () => navigator.onLine,
  })
  sockets.set(url, socket)
  followPage(socket)
  return socket
}
