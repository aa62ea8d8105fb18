import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useFollow } from '../../follow/use-follow.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { followersQuery } from '../plan.queries.ts'

/** How many follow an expert, and the button. */
export function Followers({ id, name }: { id: number; name: string }) {
  const viewer = useViewer()
  const { data: user } = useQuery(followersQuery(id))
  if (!user) return null
  return (
    <>
      <span className="text-13 text-text-muted">{m.plan_expert_followers({ count: user.fanCount })}</span>
      {viewer?.uid !== id && <FollowExpert id={id} name={name} isFollowed={user.isFollowed ?? false} />}
    </>
  )
}

/** With words of plans: those of the personal centre would become a file of their own there. */
function FollowExpert(props: { id: number; name: string; isFollowed: boolean }) {
  const { isOn, isBusy, toggle } = useFollow({ ...props, kind: 'user' })
  return (
    <Button variant={isOn ? 'quiet' : 'primary'} aria-pressed={isOn} disabled={isBusy} onClick={toggle}>
      {isOn ? m.plan_follow_stop() : m.plan_follow()}
    </Button>
  )
}
