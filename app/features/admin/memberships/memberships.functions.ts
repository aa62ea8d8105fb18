import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminMembershipCalls } from '#contract/admin-memberships.ts'

export const listMemberships = serverRead.handler(forward(adminMembershipCalls.listMemberships))
export const refundMembership = serverWrite.handler(forward(adminMembershipCalls.refundMembership))
