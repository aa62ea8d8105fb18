import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** A quiet bar while the browser has no network; what is on the page stays. */
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
          <WifiOff size={16} aria-hidden /> {m.shell_offline_notice()}
        </p>
      )}
    </div>
  )
}
