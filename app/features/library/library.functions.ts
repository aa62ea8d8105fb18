import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { libraryCalls } from '#contract/library.ts'

export const getLeague = serverRead.handler(forward(libraryCalls.getLeague))
export const getTable = serverRead.handler(forward(libraryCalls.getTable))
export const listRounds = serverRead.handler(forward(libraryCalls.listRounds))
export const listChampions = serverRead.handler(forward(libraryCalls.listChampions))
