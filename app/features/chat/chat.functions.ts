import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { chatCalls } from '#contract/chat-calls.ts'

export const getChatUser = serverRead.handler(forward(chatCalls.getChatUser))
export const listModerators = serverRead.handler(forward(chatCalls.listModerators))
export const listDeeds = serverRead.handler(forward(chatCalls.listDeeds))
export const listMutes = serverRead.handler(forward(chatCalls.listMutes))
export const muteEverywhere = serverWrite.handler(forward(adminChatCalls.muteEverywhere))
export const setModerator = serverWrite.handler(forward(chatCalls.setModerator))
export const addNote = serverWrite.handler(forward(chatCalls.addNote))
export const reportMessage = serverWrite.handler(forward(chatCalls.reportMessage))
