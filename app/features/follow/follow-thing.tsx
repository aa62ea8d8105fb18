import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { FollowKind } from '#contract/follow.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { followedQuery } from './follow.queries.ts'
import { useFollow } from './use-follow.ts'

export interface FollowThingProps {
  kind: FollowKind
  id: number
  name: string
  /** All that stand in the same list: one question tells which of them she follows. */
  among: readonly number[]
}

/** Follows a team, league or player, or stops: an icon beside its name. */
export function FollowThing({ kind, id, name, among }: FollowThingProps) {
  const isUser = useViewer() !== null
  const { data } = useQuery({ ...followedQuery(kind, among), enabled: isUser })
  const { isOn, isBusy, press } = useFollow({ kind, id, isFollowed: isUser && (data?.includes(id) ?? false) })
  const words = isOn ? m.user_follow_stop() : m.user_follow_do()
  return (
    <IconButton
      label={m.user_follow_of({ act: words, name })}
      aria-pressed={isOn}
      disabled={isBusy}
      onClick={press}
      className="aria-pressed:text-brand-text"
    >
      <Heart size={18} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
