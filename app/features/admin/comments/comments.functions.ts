import { serverSearch } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminCommentCalls } from '#contract/admin-comments.ts'

export const listAllComments = serverSearch.handler(forward(adminCommentCalls.listAllComments))
