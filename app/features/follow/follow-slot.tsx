import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { FollowIconButtonProps } from './follow-icon-button.tsx'

const load = () => import('./follow-icon-button.tsx')

/** Space for a follow button, whose code is loaded when the browser is idle. */
export function FollowSlot(props: FollowIconButtonProps) {
  const code = useIdleCode(load)
  return <span className="inline-block size-10 shrink-0">{code && <code.FollowIconButton {...props} />}</span>
}
