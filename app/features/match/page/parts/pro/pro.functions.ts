import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'

export const getMatchPro = serverRead.handler(forward(matchCalls.getMatchPro))
