import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { videoCalls } from '#contract/video.ts'
import { nameChapters } from './name-chapters.ts'

export const listVideos = serverRead.handler(forward(videoCalls.listVideos))
export const listRelatedVideos = serverRead.handler(forward(videoCalls.listRelatedVideos))
export const getVideo = serverRead.handler<typeof videoCalls.getVideo>(async (context) => {
  const answer = await forward(videoCalls.getVideo)(context)
  return answer.ok ? { ...answer, data: nameChapters(answer.data) } : answer
})
export const viewVideo = serverSearch.handler(forward(videoCalls.viewVideo))
export const listOwnVideos = serverRead.handler(forward(videoCalls.listOwnVideos))
export const getOwnVideo = serverRead.handler(forward(videoCalls.getOwnVideo))
export const startVideo = serverWrite.handler(forward(videoCalls.startVideo))
export const resumeVideo = serverWrite.handler(forward(videoCalls.resumeVideo))
export const completeVideo = serverWrite.handler(forward(videoCalls.completeVideo))
export const saveVideo = serverWrite.handler(forward(videoCalls.saveVideo))
export const deleteVideo = serverWrite.handler(forward(videoCalls.deleteVideo))
