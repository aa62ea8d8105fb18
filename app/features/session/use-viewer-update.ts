import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { viewerQuery } from './viewer.queries.ts'

/** Updates the viewer in the query cache after a change: with the given user, or by refetching. */
export function useViewerUpdate(): (user?: User) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    if (user) client.setQueryData(viewerQuery().queryKey, user)
    // A pending request may return the state before the change, so it is repeated.
    else await client.invalidateQueries({ queryKey: viewerQuery().queryKey })
  }
}
