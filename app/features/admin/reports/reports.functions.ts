import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'

export const listReports = serverRead.handler(forward(adminChatCalls.listReports))
export const getReportCase = serverRead.handler(forward(adminChatCalls.getReportCase))
export const decideReport = serverWrite.handler(forward(adminChatCalls.decideReport))
export const reopenReport = serverWrite.handler(forward(adminChatCalls.reopenReport))
