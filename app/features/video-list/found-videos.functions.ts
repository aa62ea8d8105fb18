import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { videoCalls } from '#contract/video.ts'

export const listHotVideos = serverRead.handler(forward(videoCalls.listHotVideos))
export const listMatchVideos = serverRead.handler(forward(videoCalls.listMatchVideos))
