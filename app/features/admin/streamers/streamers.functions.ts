import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminStreamerCalls } from '#contract/admin-streamers.ts'

export const listApplications = serverRead.handler(forward(adminStreamerCalls.listApplications))
export const getApplication = serverRead.handler(forward(adminStreamerCalls.getApplication))
export const lookAtIdPhoto = serverWrite.handler(forward(adminStreamerCalls.lookAtIdPhoto))
export const decideApplication = serverWrite.handler(forward(adminStreamerCalls.decideApplication))
