import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { FollowKind } from '#contract/follow.ts'
import { requireUser, usePendingAction } from '../login/login.store.ts'
import { useViewerUpdate } from '../session/use-viewer-update.ts'
import { toastResult } from '../shell/toast-result.ts'
import { follow } from './follow.functions.ts'

interface Followed {
  kind: FollowKind
  id: number
  isFollowed: boolean
}

/** What a follow button shows and does. A guest who presses it signs in first. */
export function useFollow({ kind, id, isFollowed }: Followed) {
  const client = useQueryClient()
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(follow)
  const [isOn, setIsOn] = useState(isFollowed)
  useEffect(() => setIsOn(isFollowed), [isFollowed])
  const turn = async (wanted: boolean) => {
    const answer = await submit({ userId: id, kind, isFollowed: wanted ? 'true' : 'false' })
    if (!answer?.ok) return void toastResult(answer, '')
    setIsOn(answer.data.isFollowed)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['user', 'profile'] }),
      client.invalidateQueries({ queryKey: ['user', 'followed'] }),
      update(),
    ])
  }
  const name = `follow:${kind}:${id}`
  usePendingAction(name, () => void turn(true))
  return { isOn, isBusy, press: () => requireUser(() => void turn(!isOn), name) }
}
