import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { userCalls } from '#contract/user.ts'

export const listBalanceRecords = serverRead.handler(forward(userCalls.listBalanceRecords))
export const exportBalanceRecords = serverRead.handler(forward(userCalls.exportBalanceRecords))
