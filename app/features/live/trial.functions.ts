import { serverSearch } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { liveCalls } from '#contract/live.ts'

export const startTrial = serverSearch.handler(forward(liveCalls.startTrial))
