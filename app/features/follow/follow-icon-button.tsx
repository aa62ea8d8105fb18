import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { FollowKind } from '#contract/follow.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { followedQuery } from './follow.queries.ts'
import { useFollow } from './use-follow.ts'

export interface FollowIconButtonProps {
  kind: FollowKind
  id: number
  name: string
  /** Ids of the whole list: one call returns which of them the viewer follows. */
  among: readonly number[]
}

/** An icon button that follows or unfollows a team, league or player. */
export function FollowIconButton({ kind, id, name, among }: FollowIconButtonProps) {
  const isUser = useViewer() !== null
  const { data } = useQuery({ ...followedQuery(kind, among), enabled: isUser })
  const { isOn, isBusy, toggle } = useFollow({ name, kind, id, isFollowed: isUser && (data?.includes(id) ?? false) })
  const label = isOn ? m.user_follow_stop() : m.user_follow_do()
  return (
    <IconButton
      label={m.user_follow_of({ act: label, name })}
      aria-pressed={isOn}
      disabled={isBusy}
      onClick={toggle}
      className="aria-pressed:text-brand-text"
    >
      <Heart size={18} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
