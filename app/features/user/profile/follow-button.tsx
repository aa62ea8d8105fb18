import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { FollowKind } from '#contract/follow.ts'
import { requireUser } from '../../login/login.store.ts'
import { follow } from '../follow.functions.ts'
import { tellResult } from '../tell-result.ts'
import { useAct } from '../use-act.ts'
import { useViewerUpdate } from '../use-viewer-update.ts'

interface FollowButtonProps {
  kind: FollowKind
  id: number
  name: string
  isFollowed: boolean
}

/** Follows, or stops; a guest signs in first. */
export function FollowButton({ kind, id, name, isFollowed }: FollowButtonProps) {
  const client = useQueryClient()
  const update = useViewerUpdate()
  const { act, isBusy } = useAct(follow)
  const [isOn, setIsOn] = useState(isFollowed)
  useEffect(() => setIsOn(isFollowed), [isFollowed])
  const words = isOn ? m.user_follow_stop() : m.user_follow_do()
  const press = async () => {
    const answer = await act({ userId: id, kind, isFollowed: isOn ? 'false' : 'true' })
    if (!answer?.ok) return void tellResult(answer, '')
    setIsOn(answer.data.isFollowed)
    await Promise.all([client.invalidateQueries({ queryKey: ['user', 'profile'] }), update()])
  }
  return (
    <Button
      look={isOn ? 'quiet' : 'primary'}
      aria-pressed={isOn}
      aria-label={m.user_follow_of({ act: words, name })}
      disabled={isBusy}
      onClick={() => requireUser(() => void press())}
    >
      {words}
    </Button>
  )
}
