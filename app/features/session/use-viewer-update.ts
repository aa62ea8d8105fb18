import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { viewerQuery } from './viewer.queries.ts'

/** Shows a changed account everywhere on the page: the given user, or the account read again. */
export function useViewerUpdate(): (user?: User) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    if (user) client.setQueryData(viewerQuery().queryKey, user)
    // A request under way may carry the state before the change: it is made again.
    else await client.invalidateQueries({ queryKey: viewerQuery().queryKey })
  }
}
