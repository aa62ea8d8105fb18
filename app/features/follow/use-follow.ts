import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import type { FollowKind } from '#contract/follow.ts'
import { requireUser, usePendingAction } from '../login/login.store.ts'
import { useViewerUpdate } from '../session/use-viewer-update.ts'
import { toastResult } from '../shell/toast-result.ts'
import { follow } from './follow.functions.ts'

interface FollowTarget {
  name: string
  kind: FollowKind
  id: number
  isFollowed: boolean
  /** Called with the new number of followers. */
  onCount?: ((fans: number) => void) | undefined
}

/** State and action of a follow button. A guest who clicks it signs in first. */
export function useFollow({ name, kind, id, isFollowed, onCount }: FollowTarget) {
  const client = useQueryClient()
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(follow)
  const [isOn, setIsOn] = useState(isFollowed)
  useEffect(() => setIsOn(isFollowed), [isFollowed])
  const setFollowed = async (shouldFollow: boolean) => {
    const answer = await submit({ userId: id, kind, isFollowed: shouldFollow ? 'true' : 'false' })
    if (!answer?.ok) return void toastResult(answer, '')
    setIsOn(answer.data.isFollowed)
    onCount?.(answer.data.fanCount)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['user', 'profile'] }),
      client.invalidateQueries({ queryKey: ['user', 'followed'] }),
      update(),
    ])
  }
  const action = `follow:${kind}:${id}`
  usePendingAction(action, () => void setFollowed(true))
  const toggle = () => requireUser(() => void setFollowed(!isOn), action, m.user_follow_guest({ name }))
  return { isOn, isBusy, toggle }
}
