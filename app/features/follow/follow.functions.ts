import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { followCalls } from '#contract/follow.ts'

export const listFollows = serverRead.handler(forward(followCalls.listFollows))
export const followedAmong = serverRead.handler(forward(followCalls.followedAmong))
export const follow = serverWrite.handler(forward(followCalls.follow))
