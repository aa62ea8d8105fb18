import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { anchorInfo } from './profile.functions.ts'

/** What the viewer's page as a streamer says. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['user', 'anchorProfile'],
    queryFn: async () => unwrap(await anchorInfo()).profile,
  })
