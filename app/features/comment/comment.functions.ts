import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { commentCalls } from '#contract/comment.ts'
import { followCalls } from '#contract/follow.ts'

export const listComments = serverRead.handler(forward(commentCalls.listComments))
export const listReplies = serverRead.handler(forward(commentCalls.listReplies))
export const getComments = serverRead.handler(forward(commentCalls.getComments))
export const getOwnMarks = serverRead.handler(forward(commentCalls.getOwnMarks))
export const addComment = serverWrite.handler(forward(commentCalls.addComment))
export const editComment = serverWrite.handler(forward(commentCalls.editComment))
export const deleteComment = serverWrite.handler(forward(commentCalls.deleteComment))
export const likeComment = serverWrite.handler(forward(followCalls.updateLike))
