import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminStreamerCalls } from '#contract/admin-streamers.ts'

export const listApplications = serverSearch.handler(forward(adminStreamerCalls.listApplications))
export const getApplication = serverRead.handler(forward(adminStreamerCalls.getApplication))
export const lookAtPapers = serverWrite.handler(forward(adminStreamerCalls.lookAtPapers))
export const lookAtIdPhoto = serverWrite.handler(forward(adminStreamerCalls.lookAtIdPhoto))
export const takePictureOff = serverWrite.handler(forward(adminStreamerCalls.takePictureOff))
export const takeTextsOff = serverWrite.handler(forward(adminStreamerCalls.takeTextsOff))
export const banFromStreaming = serverWrite.handler(forward(adminStreamerCalls.banFromStreaming))
export const decideApplication = serverWrite.handler(forward(adminStreamerCalls.decideApplication))
