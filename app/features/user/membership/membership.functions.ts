import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { membershipCalls } from '#contract/membership.ts'

export const getVipAmount = serverRead.handler(forward(membershipCalls.getVipAmount))
export const listMembershipRecords = serverRead.handler(forward(membershipCalls.listMembershipRecords))
export const buyMembership = serverWrite.handler(forward(membershipCalls.buyMembership))
