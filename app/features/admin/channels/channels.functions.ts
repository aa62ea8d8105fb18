import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminChannelCalls } from '#contract/admin-channels.ts'

export const listAllChannels = serverSearch.handler(forward(adminChannelCalls.listAllChannels))
export const decideChannel = serverWrite.handler(forward(adminChannelCalls.decideChannel))
