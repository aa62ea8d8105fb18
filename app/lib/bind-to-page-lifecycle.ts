interface PageSocket {
  ensureConnected(): void
  close(): void
  /** Called when the browser reports that the network is gone. */
  goOffline?(): void
}

/**
 * Reconnects a socket when the page is visible, online or restored, and closes it when the page is hidden for good.
 * Returns a function that stops this.
 */
export function bindToPageLifecycle(socket: PageSocket): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const reconnect = (): void => socket.ensureConnected()
  const reconnectIfVisible = (): void => {
    if (document.visibilityState === 'visible') reconnect()
  }
  document.addEventListener('visibilitychange', reconnectIfVisible, { signal })
  window.addEventListener('online', reconnect, { signal })
  window.addEventListener('offline', () => socket.goOffline?.(), { signal })
  window.addEventListener('pageshow', reconnect, { signal })
  // An open socket would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', () => socket.close(), { signal })
  return () => listening.abort()
}
