import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminSupportCalls } from '#contract/admin-support.ts'

export const listAllSupport = serverSearch.handler(forward(adminSupportCalls.listAllSupport))
export const getAnySupport = serverRead.handler(forward(adminSupportCalls.getAnySupport))
export const takeSupport = serverWrite.handler(forward(adminSupportCalls.takeSupport))
export const answerAnySupport = serverWrite.handler(forward(adminSupportCalls.answerAnySupport))
export const noteSupport = serverWrite.handler(forward(adminSupportCalls.noteSupport))
export const closeAnySupport = serverWrite.handler(forward(adminSupportCalls.closeAnySupport))
