import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** A bar shown while the browser is offline; the page stays usable. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-surface-2 px-4 py-2 text-13">
          <SpriteIcon name="offline" className="size-[16px] fill-none" /> {m.shell_offline_notice()}
        </p>
      )}
    </div>
  )
}
