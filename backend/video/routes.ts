import type { Verbs } from '#backend/core/serve.ts'
import type { videoCalls } from '#contract/video.ts'
import {
  getVideo,
  listHotVideos,
  listMatchVideos,
  listRelatedVideos,
  listUserVideos,
  listVideoPlaces,
  listVideos,
  viewVideo,
} from './read-videos.ts'
import { completeVideo, putVideoPart, resumeVideo, startVideo } from './upload-video.ts'
import {
  deleteVideo,
  getOwnVideo,
  listOwnVideos,
  type RemoveComments,
  saveVideo,
  uploadVideoPoster,
} from './write-video.ts'

/** `removeComments`: the area of comments deletes what was said about a video. */
export const videoRoutes = (removeComments: RemoveComments): Verbs<typeof videoCalls> => ({
  listVideos,
  listVideoPlaces,
  listHotVideos,
  listUserVideos,
  listRelatedVideos,
  listMatchVideos,
  getVideo,
  viewVideo,
  startVideo,
  resumeVideo,
  putVideoPart,
  completeVideo,
  saveVideo,
  uploadVideoPoster,
  deleteVideo: deleteVideo(removeComments),
  listOwnVideos,
  getOwnVideo,
})
