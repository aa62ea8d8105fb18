import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { paymentCalls } from '#contract/payment.ts'
import { userCalls } from '#contract/user.ts'

export const getBalance = serverRead.handler(forward(userCalls.getBalance))
export const getPayButton = serverRead.handler(forward(paymentCalls.getPayButton))
