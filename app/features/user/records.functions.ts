import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { userCalls } from '#contract/user.ts'

export const listBalanceRecords = serverRead.handler(forward(userCalls.listBalanceRecords))
export const listOrders = serverRead.handler(forward(userCalls.listOrders))
export const listRedemptions = serverRead.handler(forward(userCalls.listScoreRecords))
export const listMemberships = serverRead.handler(forward(userCalls.listVipRecords))
