import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { viewerQuery } from './viewer.queries.ts'

/** Shows a change of the account everywhere on the page: the user as she is now, or read anew. */
export function useViewerUpdate(): (user?: User) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    if (user) client.setQueryData(viewerQuery().queryKey, user)
    // A reading under way may be older than the change: it begins again.
    else await client.invalidateQueries({ queryKey: viewerQuery().queryKey })
  }
}
