interface PageSocket {
  wake(): void
  close(): void
  /** The browser says that there is no network. */
  sleep?(): void
}

/** Wakes and closes a socket with its page, until the returned function is called. */
export function bindToPageLifecycle(socket: PageSocket): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const wake = (): void => socket.wake()
  const wakeWhenSeen = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', wakeWhenSeen, { signal })
  window.addEventListener('online', wake, { signal })
  window.addEventListener('offline', () => socket.sleep?.(), { signal })
  window.addEventListener('pageshow', wake, { signal })
  // An open socket would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', () => socket.close(), { signal })
  return () => listening.abort()
}
