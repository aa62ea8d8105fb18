import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { follow } from '../../follow/follow.functions.ts'
import { followedQuery } from '../../follow/follow.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'

/** Which of the shown teams are followed, and how many have been picked here. */
export function usePicked(shown: readonly number[]) {
  const client = useQueryClient()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const busy = useRef(new Set<number>())
  const { data: followed } = useQuery({ ...followedQuery('team', shown), enabled: shown.length > 0 })
  const isPicked = (id: number) => changed.get(id) ?? followed?.includes(id) ?? false
  const set = (id: number, isOn: boolean) => setChanged((before) => new Map(before).set(id, isOn))
  const toggle = async (id: number) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    const isOn = !isPicked(id)
    set(id, isOn)
    const input = { userId: id, kind: 'team' as const, isFollowed: isOn ? ('true' as const) : ('false' as const) }
    const answer = await follow({ data: { key: crypto.randomUUID(), input } }).catch(() => undefined)
    busy.current.delete(id)
    if (!answer?.ok) {
      set(id, !isOn)
      return void toastResult(answer, '')
    }
    await client.invalidateQueries({ queryKey: ['user', 'follows'] })
  }
  return { isPicked, hasChanged: changed.size > 0, count: [...changed.values()].filter(Boolean).length, toggle }
}
