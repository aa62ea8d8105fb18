import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { voteCalls } from '#contract/vote.ts'

export const getVotes = serverRead.handler(forward(voteCalls.getVotes))
export const getOwnVotes = serverRead.handler(forward(voteCalls.getOwnVotes))
export const addVote = serverWrite.handler(forward(voteCalls.addVote))
