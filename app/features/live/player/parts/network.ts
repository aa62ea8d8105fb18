/** The browser's online state. */
export const network = {
  isOnline: () => navigator.onLine,
  subscribe(listener: () => void): () => void {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}
