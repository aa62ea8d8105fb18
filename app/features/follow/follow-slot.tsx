import { useIdleComponent } from '#app/lib/use-idle-component.ts'
import type { FollowIconButtonProps } from './follow-icon-button.tsx'

/** Space for a follow button, whose code is loaded when the browser is idle. */
export function FollowSlot(props: FollowIconButtonProps) {
  const Loaded = useIdleComponent(true, () =>
    import('./follow-icon-button.tsx').then(({ FollowIconButton }) => FollowIconButton),
  )
  return <span className="inline-block size-10 shrink-0">{Loaded && <Loaded {...props} />}</span>
}
