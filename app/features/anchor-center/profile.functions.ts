import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { streamerProfileCalls } from '#contract/streamer-profile.ts'

export const anchorInfo = serverRead.handler(forward(streamerProfileCalls.anchorInfo))
export const updateAnchor = serverWrite.handler(forward(streamerProfileCalls.updateAnchor))
export const removeAnchorPicture = serverWrite.handler(forward(streamerProfileCalls.removeAnchorPicture))
