import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { liveCalls } from '#contract/live.ts'

export const listLiveRooms = serverRead.handler(forward(liveCalls.listLiveRooms))
export const listRooms = serverRead.handler(forward(liveCalls.listRooms))
export const getRoom = serverRead.handler(forward(liveCalls.getRoom))
export const getSources = serverRead.handler(forward(liveCalls.getSources))
