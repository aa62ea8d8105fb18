import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { membershipCalls } from '#contract/membership.ts'

export const listMemberships = serverRead.handler(forward(membershipCalls.listMembershipRecords))
