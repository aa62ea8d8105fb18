/** The browser's own word on whether there is a network. */
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
