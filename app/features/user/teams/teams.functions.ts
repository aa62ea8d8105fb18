import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'

export const listTeams = serverRead.handler(forward(matchCalls.listTeams))
