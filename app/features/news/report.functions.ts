import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { postCalls } from '#contract/post.ts'

export const reportPost = serverWrite.handler(forward(postCalls.reportPost))
