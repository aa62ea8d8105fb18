import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'

export const listAttention = serverRead.handler(forward(noticeCalls.listAttention))
export const mergeAttention = serverWrite.handler(forward(noticeCalls.mergeAttention))
export const setAttention = serverWrite.handler(forward(matchCalls.setAttention))
