import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { membershipCalls } from '#contract/membership.ts'
import { userCalls } from '#contract/user.ts'

export const listBalanceRecords = serverRead.handler(forward(userCalls.listBalanceRecords))
export const listOrders = serverRead.handler(forward(userCalls.listOrders))
export const listMemberships = serverRead.handler(forward(membershipCalls.listMembershipRecords))
