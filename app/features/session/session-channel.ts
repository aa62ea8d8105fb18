const NAME = 'session'
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells the other tabs who is signed in now: a uid, or null for nobody. */
export const announceSession = (uid: number | null): void => open()?.postMessage(uid)

/** Calls `listener` with what other tabs announce, until the returned function is called. */
export function onSessionChange(listener: (uid: number | null) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    if (data === null || typeof data === 'number') listener(data)
  }
  const opened = open()
  opened?.addEventListener('message', onMessage)
  return () => opened?.removeEventListener('message', onMessage)
}
