const NAME = 'session'
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Announces the signed-in user to other tabs: a uid, or null for a guest. */
export const announceSession = (uid: number | null): void => open()?.postMessage(uid)

/** Calls `listener` with the announcements of other tabs, until the returned function is called. */
export function onSessionChange(listener: (uid: number | null) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    if (data === null || typeof data === 'number') listener(data)
  }
  const opened = open()
  opened?.addEventListener('message', onMessage)
  return () => opened?.removeEventListener('message', onMessage)
}
