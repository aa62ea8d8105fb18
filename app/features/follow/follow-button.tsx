import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { FollowKind } from '#contract/follow.ts'
import { useFollow } from './use-follow.ts'

interface FollowButtonProps {
  kind: FollowKind
  id: number
  name: string
  isFollowed: boolean
}

/** A button that follows or unfollows; a guest signs in first. */
export function FollowButton(props: FollowButtonProps) {
  const { isOn, isBusy, toggle } = useFollow(props)
  const label = isOn ? m.user_follow_stop() : m.user_follow_do()
  return (
    <Button
      variant={isOn ? 'quiet' : 'primary'}
      aria-pressed={isOn}
      aria-label={m.user_follow_of({ act: label, name: props.name })}
      disabled={isBusy}
      onClick={toggle}
    >
      {label}
    </Button>
  )
}
