import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { noticeCalls } from '#contract/notice.ts'

export const listNotices = serverRead.handler(forward(noticeCalls.listNotices))
export const readNotices = serverWrite.handler(forward(noticeCalls.readNotices))
export const removeNotice = serverWrite.handler(forward(noticeCalls.removeNotice))

/** A ticket for the viewer's inbox socket, valid for one minute. */
export const getInboxTicket = serverRead.handler(forward(noticeCalls.getSocketTicket))
export const listReservations = serverRead.handler(forward(noticeCalls.listReservations))
export const reserveMatch = serverWrite.handler(forward(noticeCalls.reserveMatch))
