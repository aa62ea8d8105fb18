import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { FollowIconButtonProps } from './follow-icon-button.tsx'

/** Space for a follow button, whose code is loaded when the browser is idle. */
export function FollowSlot(props: FollowIconButtonProps) {
  const [Loaded, setLoaded] = useState<ComponentType<FollowIconButtonProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('./follow-icon-button.tsx').then(
          ({ FollowIconButton }) => setLoaded(() => FollowIconButton),
          // Without its code there is no button; the next page tries again.
          () => undefined,
        )
      }),
    [],
  )
  return <span className="inline-block size-10 shrink-0">{Loaded && <Loaded {...props} />}</span>
}
