import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAnnouncement } from './announcements.functions.ts'

/** Fails with `not_found`. */
export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'announcement', id],
    queryFn: async () => unwrap(await getAnnouncement({ data: { id } })),
    staleTime: 5_000,
  })
