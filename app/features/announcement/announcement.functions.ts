import { createServerFn } from '@tanstack/react-start'
import { serverRead } from '#app/lib/server-functions.ts'
import { announcementsFor } from '#app/server/announcements.ts'
import { forward } from '#app/server/forward.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { adminAnnouncementCalls } from '#contract/admin-announcements.ts'

/** What runs or begins soon on pages, or in a room: no call and no query. */
export const listAnnouncements = createServerFn({ method: 'GET' })
  .validator((input?: { roomId?: number }) => {
    const roomId = input?.roomId
    if (roomId !== undefined && !Number.isSafeInteger(roomId)) throw new Error('invalid_input')
    return roomId
  })
  .handler(({ data: roomId }) => announcementsFor(requestScope(), roomId))

export const listStaffAnnouncements = serverRead.handler(forward(adminAnnouncementCalls.listStaffAnnouncements))
