import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { videoCalls } from '#contract/video.ts'

export const listUserVideos = serverRead.handler(forward(videoCalls.listUserVideos))
