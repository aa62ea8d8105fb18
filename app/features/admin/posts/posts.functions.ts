import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminPostCalls } from '#contract/admin-posts.ts'

export const listAllPosts = serverRead.handler(forward(adminPostCalls.listAllPosts))
export const decidePost = serverWrite.handler(forward(adminPostCalls.decidePost))
