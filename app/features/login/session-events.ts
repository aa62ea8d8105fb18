const NAME = 'session'
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells the other tabs who is signed in now: a uid, or null for nobody. */
export const tellSession = (uid: number | null): void => open()?.postMessage(uid)

/** Hears the other tabs until the returned function is called. */
export function onSession(listener: (uid: number | null) => void): () => void {
  const heard = ({ data }: MessageEvent) => {
    if (data === null || typeof data === 'number') listener(data)
  }
  const opened = open()
  opened?.addEventListener('message', heard)
  return () => opened?.removeEventListener('message', heard)
}
