import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminVideoCalls } from '#contract/admin-videos.ts'

export const listAllVideos = serverSearch.handler(forward(adminVideoCalls.listAllVideos))
export const decideVideo = serverWrite.handler(forward(adminVideoCalls.decideVideo))
