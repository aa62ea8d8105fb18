import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { streamerProfileCalls } from '#contract/streamer-profile.ts'

export const getAnchorIP = serverRead.handler(forward(streamerProfileCalls.getAnchorIP))
export const addIpWhite = serverWrite.handler(forward(streamerProfileCalls.addIpWhite))
export const removeIpWhite = serverWrite.handler(forward(streamerProfileCalls.removeIpWhite))
