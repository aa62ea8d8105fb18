import { serverRead, serverSearch } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { creatorCalls } from '#contract/creator.ts'

export const getReturnsSummary = serverRead.handler(forward(creatorCalls.getReturnsSummary))
export const getMonthlyReturns = serverRead.handler(forward(creatorCalls.getMonthlyReturns))
export const listReturns = serverSearch.handler(forward(creatorCalls.listReturns))
