import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'
import { homeFromLists } from './home-from-lists.ts'

export const listMatches = serverRead.handler(forward(matchCalls.listMatches))
/** Operators' services know the interface's own lists only: without this call the home page is made of them. */
export const listHomeMatches = serverRead.handler<typeof matchCalls.listHomeMatches>(async (context) => {
  const answer = await forward(matchCalls.listHomeMatches)(context)
  if (answer.ok || answer.error.code !== 'not_found') return answer
  const input = matchCalls.listHomeMatches.input.assert(context.data ?? {})
  return homeFromLists(input, (data) => forward(matchCalls.listMatches)({ data }), Date.now())
})
export const listMatchesById = serverRead.handler(forward(matchCalls.listMatchesById))
export const listLiveMatches = serverRead.handler(forward(matchCalls.listLiveMatches))
export const countSeries = serverRead.handler(forward(matchCalls.countSeries))
export const getMatch = serverRead.handler(forward(matchCalls.getMatch))
export const getStandings = serverRead.handler(forward(matchCalls.getStandings))
export const getHeadToHead = serverRead.handler(forward(matchCalls.getHeadToHead))
