import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { paymentCalls } from '#contract/payment.ts'

export const listGold = serverRead.handler(forward(paymentCalls.listGold))
export const getPayTypes = serverRead.handler(forward(paymentCalls.getPayTypes))
export const getPayMoney = serverRead.handler(forward(paymentCalls.getPayMoney))
export const getOrder = serverRead.handler(forward(paymentCalls.getOrder))
export const createOrder = serverWrite.handler(forward(paymentCalls.createOrder))
export const payByAlipay = serverWrite.handler(forward(paymentCalls.payByAlipay))
