import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { FollowKind } from '#contract/follow.ts'
import { followedAmong } from './follow.functions.ts'

/** Which of these the viewer follows. */
export const followedQuery = (kind: FollowKind, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['user', 'followed', kind, ids.join()],
    queryFn: async () => unwrap(await followedAmong({ data: { kind, ids: ids.join() } })).followed,
    staleTime: 60_000,
  })
