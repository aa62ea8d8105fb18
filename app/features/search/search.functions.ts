import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { searchCalls } from '#contract/search.ts'

export const findAll = serverRead.handler(forward(searchCalls.findAll))
export const suggest = serverRead.handler(forward(searchCalls.suggest))
