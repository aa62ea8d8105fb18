import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminPaymentCalls } from '#contract/admin-payments.ts'

export const listPayments = serverRead.handler(forward(adminPaymentCalls.listPayments))
export const getPayment = serverRead.handler(forward(adminPaymentCalls.getPayment))
export const refundPayment = serverWrite.handler(forward(adminPaymentCalls.refundPayment))
export const acceptPayment = serverWrite.handler(forward(adminPaymentCalls.acceptPayment))
