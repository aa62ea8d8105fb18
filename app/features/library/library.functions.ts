import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { libraryCalls } from '#contract/library.ts'
import { librarySquadCalls } from '#contract/library-squads.ts'

export const getLeague = serverRead.handler(forward(libraryCalls.getLeague))
export const getTable = serverRead.handler(forward(libraryCalls.getTable))
export const getFacts = serverRead.handler(forward(libraryCalls.getFacts))
export const listRounds = serverRead.handler(forward(libraryCalls.listRounds))
export const listChampions = serverRead.handler(forward(libraryCalls.listChampions))
export const listRankings = serverRead.handler(forward(librarySquadCalls.listRankings))
export const getSquad = serverRead.handler(forward(librarySquadCalls.getSquad))
export const listSquadMatches = serverRead.handler(forward(librarySquadCalls.listSquadMatches))
export const listHonours = serverRead.handler(forward(librarySquadCalls.listHonours))
export const listMeetings = serverRead.handler(forward(librarySquadCalls.listMeetings))
export const getPlayer = serverRead.handler(forward(librarySquadCalls.getPlayer))
