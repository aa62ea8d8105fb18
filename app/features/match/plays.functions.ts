import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'

export const listPlays = serverRead.handler(forward(matchCalls.listPlays))
