import { useOnline } from '#app/lib/use-online.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'

/** A bar shown while the browser is offline; the page stays usable. */
export function OfflineBar() {
  const isOnline = useOnline()
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
