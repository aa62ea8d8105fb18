import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChatLogCalls } from '#contract/admin-chat-log.ts'

export const listChatLog = serverSearch.handler(forward(adminChatLogCalls.listChatLog))
export const takeOutMessage = serverWrite.handler(forward(adminChatLogCalls.takeOutMessage))
