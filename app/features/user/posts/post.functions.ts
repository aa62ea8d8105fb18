import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { postCalls } from '#contract/post.ts'

export const listOwnPosts = serverRead.handler(forward(postCalls.listOwnPosts))
export const getOwnPost = serverRead.handler(forward(postCalls.getOwnPost))
export const savePost = serverWrite.handler(forward(postCalls.savePost))
export const sendPost = serverWrite.handler(forward(postCalls.sendPost))
export const deletePost = serverWrite.handler(forward(postCalls.deletePost))
