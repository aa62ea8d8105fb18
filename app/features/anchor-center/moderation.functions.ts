import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'

export const operateChat = serverWrite.handler(forward(adminChatCalls.operateChat))
