import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell } from '../../shell/shell.queries.ts'

interface ViewerCountProps {
  online: number | undefined
  className: string
}

/** How many watch a room; nothing while nobody does, or it is not known. */
export function ViewerCount({ online, className }: ViewerCountProps) {
  const { locale } = useShell()
  if (!online) return null
  return (
    <span className={className}>
      <SpriteIcon name="eye" className="size-3.5 shrink-0 fill-none" />
      <span className="sr-only">{m.live_card_viewers()}</span>
      <span className="figures">{compactNumber(online, locale.tag)}</span>
    </span>
  )
}
