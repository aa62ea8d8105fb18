import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'

export const listMatches = serverRead.handler(forward(matchCalls.listMatches))
export const listHomeMatches = serverRead.handler(forward(matchCalls.listHomeMatches))
export const listMatchesById = serverRead.handler(forward(matchCalls.listMatchesById))
export const listLiveMatches = serverRead.handler(forward(matchCalls.listLiveMatches))
export const countSeries = serverRead.handler(forward(matchCalls.countSeries))
export const getMatch = serverRead.handler(forward(matchCalls.getMatch))
export const getStandings = serverRead.handler(forward(matchCalls.getStandings))
export const getHeadToHead = serverRead.handler(forward(matchCalls.getHeadToHead))
