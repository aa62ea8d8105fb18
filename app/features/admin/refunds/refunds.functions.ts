import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminRefundCalls } from '#contract/admin-refunds.ts'

export const listRefundRequests = serverRead.handler(forward(adminRefundCalls.listRefundRequests))
export const declineRefund = serverWrite.handler(forward(adminRefundCalls.declineRefund))
