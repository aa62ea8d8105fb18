import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { anchorCalls } from '#contract/anchor.ts'

export const listAnchors = serverRead.handler(forward(anchorCalls.listAnchors))
export const getAnchor = serverRead.handler(forward(anchorCalls.getAnchor))
export const listPastRooms = serverRead.handler(forward(anchorCalls.listPastRooms))
