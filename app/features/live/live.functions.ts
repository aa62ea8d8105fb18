import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'

export const listLiveRooms = serverRead.handler(forward(matchCalls.listLiveRooms))
export const getRoom = serverRead.handler(forward(matchCalls.getRoom))
