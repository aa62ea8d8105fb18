import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listAnnouncements, listStaffAnnouncements } from './announcement.functions.ts'

/** Asked again when the visitor comes back or goes on to another page, and now and then while one is open and seen. */
const fresh = { staleTime: 60_000, refetchInterval: 120_000, refetchOnWindowFocus: true, retry: false } as const

/** Of the pages, or of a room. */
export const announcementsQuery = (roomId?: number) =>
  queryOptions({
    queryKey: ['announcements', { roomId }],
    queryFn: () => listAnnouncements({ data: roomId === undefined ? {} : { roomId } }),
    ...fresh,
  })

export const staffAnnouncementsQuery = () =>
  queryOptions({
    queryKey: ['announcements', 'staff'],
    queryFn: async () => unwrap(await listStaffAnnouncements()).list,
    ...fresh,
  })
