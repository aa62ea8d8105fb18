import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminAnnouncementCalls } from '#contract/admin-announcements.ts'

export const listAnnouncements = serverRead.handler(forward(adminAnnouncementCalls.listAnnouncements))
export const getAnnouncement = serverRead.handler(forward(adminAnnouncementCalls.getAnnouncement))
export const saveAnnouncement = serverWrite.handler(forward(adminAnnouncementCalls.saveAnnouncement))
export const decideAnnouncement = serverWrite.handler(forward(adminAnnouncementCalls.decideAnnouncement))
export const deleteAnnouncement = serverWrite.handler(forward(adminAnnouncementCalls.deleteAnnouncement))
