import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { followCalls } from '#contract/follow.ts'

export const listOwnMatches = serverRead.handler(forward(followCalls.listOwnMatches))
