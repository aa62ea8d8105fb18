import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { chatCalls } from '#contract/chat-calls.ts'

export const reportMessage = serverWrite.handler(forward(chatCalls.reportMessage))
