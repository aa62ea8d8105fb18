import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { commentCalls } from '#contract/comment.ts'

/** Apart from the other calls: only dialogs make these, which few open. */
export const reportComment = serverWrite.handler(forward(commentCalls.reportComment))
export const takeOutComment = serverWrite.handler(forward(adminChatCalls.takeOutComment))
